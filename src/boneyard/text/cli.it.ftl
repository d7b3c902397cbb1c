# Quello che dice il terminale oltre al tavolo.
cli-me = Tu
cli-ask = >
cli-next-round = Invio per la mano successiva.
cli-curtain = Tocca a { $name }: passa la tastiera e premi Invio.
cli-broken-off = La partita è conservata in { $file }. Per continuare: boneyard play --resume { $file }
cli-no-number = Ci sono solo { $count } scelte; scrivi uno dei loro numeri.
cli-hint = Forse { $action }?
cli-help = Scrivi un numero o una mossa come 6-3>6-6.side. h: consiglio, u: annulla, q: smetti e conserva la partita.
cli-tiles = { $count ->
    [one] una tessera
   *[other] { $count } tessere
}
cli-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}

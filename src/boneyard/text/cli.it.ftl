# Quello che dice il terminale oltre al tavolo.
cli-me = Tu
cli-player = Giocatore { $number }
cli-ask = >
cli-next-round = Invio per la mano successiva.
cli-curtain = Tocca a { $name }: passa la tastiera e premi Invio.
cli-forfeit = { $why }. Decide invece { $bot }.
cli-broken-off = La partita è conservata in { $file }. Per continuare: boneyard play --resume { $file }
cli-hint = Forse { $action }?
cli-help = Scrivi un numero o una mossa: { $example }.
cli-keys = ? aiuto · l tutte le scelte · h suggerimento · u ritira · s punti · r regole · q smetti e conserva la partita
cli-key-outlook = o si può ancora vincere?
cli-unknown = «{ $said }»: qui non lo conosco.
cli-many = { $count } scelte. Scrivi una mossa ({ $example }), o l per vederle tutte.
cli-typed = Scrivi una mossa: { $example }.
cli-cells = Scrivi il numero di una tessera.
cli-no-sheet = In questo gioco non ci sono punti da segnare.
cli-over = Invio: esci. u: ritira la mossa.
cli-no-number = { $count ->
    [one] C’è una sola scelta: scrivi 1.
   *[other] Ci sono solo { $count } scelte; scrivi uno dei loro numeri.
}
cli-number-unlisted = I numeri valgono quando le scelte sono elencate: scrivi l. O scrivi una mossa: { $example }.
cli-tiles = { $count ->
    [one] una tessera
   *[other] { $count } tessere
}
cli-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}

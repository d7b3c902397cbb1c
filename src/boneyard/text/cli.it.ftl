# Quello che dice il terminale oltre al tavolo.
cli-me = Tu
cli-player = Giocatore { $number }
cli-ask = >
cli-next-round = Invio per la mano successiva.
cli-curtain = Tocca a { $name }: passa la tastiera e premi Invio.
cli-forfeit = { $why }. Decide invece { $bot }.
cli-lesson-step = Mossa mostrata { $number } di { $of }. a: continuare senza aiuto
cli-lesson-alone = Da qui giochi senza aiuto; h dà un suggerimento.
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
cli-judged = { $count ->
    [one] Una decisione giudicata
   *[other] { $count } decisioni giudicate
} da ciò che si poteva sapere a quel posto: ogni mossa giocata fino in fondo { $playouts ->
    [one] una volta
   *[other] { $playouts } volte
} su distribuzioni simulate.
cli-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1) }
cli-luck-round = Mano
cli-luck-side = Chi
cli-luck-result = Risultato
cli-luck-expected = Atteso
cli-luck-deal = Distribuzione
cli-luck-draws = Pescate
cli-luck-own = Errori
cli-luck-others = Errori degli altri
cli-luck-fall = Fortuna nel gioco
cli-luck-explained = Punti di vantaggio. Ogni risultato è la somma di ciò che lo segue. «Fortuna nel gioco»: buone mosse che hanno incontrato tessere sfavorevoli, o il contrario.
cli-no-mistakes = { $name }: nulla che fosse di sicuro un errore.
cli-mistakes = { $name }: { $count ->
    [one] un errore
   *[other] { $count } errori
}, { $points } punti regalati per mano.
cli-moment = Mano { $round }, riga { $line }: { $played }. { $best } valeva { $points } punti in più (± { $error }).

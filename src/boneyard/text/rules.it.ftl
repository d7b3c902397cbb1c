### The three parts of a page

rules-part-minute = Si gioca in un minuto
rules-part-detail = Nei dettagli
rules-part-sources = Che cosa dicono le fonti

## What differs from a game it is like

rules-like = **Se conosci { $game }:** { $twist }. Che cosa cambia: { $topics }. Tutto il resto è uguale.
rules-topic-deal = la distribuzione
rules-topic-stuck = pescare e passare
rules-topic-opening = l’apertura
rules-topic-turn = quanto si posa in un turno
rules-topic-matching = che cosa combacia
rules-topic-shape = la disposizione
rules-topic-end = la fine della mano
rules-topic-scoring = i punti durante il gioco
rules-topic-reckoning = il conteggio
rules-topic-match = la durata della partita
rules-topic-partners = chi gioca con chi
atlas-fact = { $label }: { $value }
atlas-where = Dove si gioca
atlas-printed = Stampato per
atlas-names = Altri nomi
atlas-elsewhere = In altre lingue
atlas-sources = Fonti
atlas-differs = Le differenze
atlas-topics = Rispetto a { $game } cambiano: { $topics }.
atlas-alike = Le regole sono quelle di { $game }, salvo quanto dice la pagina delle regole.
atlas-other-kind = { $game } è un gioco di altro tipo: cambia quasi tutto.

## What rules pages are made of, besides their own text: the part about options, numbers and lists.

## What you need

rules-need = { $players } e { $sets }.
rules-number = { $number ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $number }
}
rules-players = { $count ->
    [one] una persona
   *[other] { $number } giocatori
}
rules-from-to-players = da { $low } a { $high } giocatori
rules-set = { $set ->
    [6] doppio sei
    [9] doppio nove
    [12] doppio dodici
    [15] doppio quindici
    [18] doppio diciotto
   *[other] doppio { $set }
}
rules-box = una serie { rules-set } ({ $tiles } tessere)
rules-hand = { $hand ->
    [one] una tessera a testa
   *[other] { $hand } tessere a testa
}; { $left ->
    [0] non ne resta nessuna
    [1] ne resta una
   *[other] ne restano { $left }
}.
rules-tiles-each = Tessere a testa
rules-left-over = Resto
rules-left-over-of = Resto, { rules-set }

## Lists, and what differs from table to table

rules-or = { $most } o { $last }
rules-with-set = { $told } con il { $choices }
rules-with-players = { $told } con { $choices } giocatori
rules-with-base = { $told } ({ $choices })

## How long a match is

rules-rounds = { $count ->
    [one] una mano
   *[other] { $number } mani
}
rules-rounds-as-players = tante mani quanti sono i giocatori
rules-points = { $count ->
    [one] un punto
   *[other] { $count } punti
}

## Which booklets describe the game; a game may add what it is called there

rules-source = { $from }.
rules-source-called = { $from }, { $title }.
rules-from-SL = Dai due libretti di Schmidt Spiele, il breve (S) e il lungo (L)
rules-from-L = Dal libretto lungo di Schmidt Spiele (L)
rules-from-LO = Dal libretto lungo di Schmidt Spiele (L) e da una sua scansione (O)
rules-from-K = Da un foglietto tedesco (K)
rules-from-SLK = Dai due libretti di Schmidt Spiele (S e L) e da un foglietto tedesco (K)
rules-from-W = Dal libretto di Weico (W)
rules-from-world = Non dai libretti: così si gioca altrove nel mondo

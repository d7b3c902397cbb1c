title = Raccolta di problemi
blurb = Si vedono solo i numeri: dove sono le tessere?
twist = Trovare le tessere nascoste
aliases = Dominosa, Domino Memory
booklet-title = «Domino Memory»
cli-example = put 0,3 0,4 posa una tessera in riga 0, colonne 3 e 4; remove 0,3 0,4 la riprende; mark 0,3 0,4 annota che lì non ce n’è

## Al tavolo

composer-put = Posare una tessera
composer-put-cells = due numeri vicini
composer-mark = Annotare
composer-mark-cells = due numeri che nessuna tessera unisce
cell-number = { $number }, in { $cell }
tile-laid-at = { $tile } su { $cells }: riprenderla
tile-twice-at = { $tile } su { $cells }, posata due volte: riprenderla
panel-numbers = I numeri come testo
panel-missing = Ancora da trovare: { $count }
panel-twice = Posate due volte
prompt-find = Unisci due numeri vicini in una tessera; sceglila per riprenderla.
prompt-twice = Una tessera è posata due volte: almeno una delle due è sbagliata.
scored-solved = risolto

## Opzioni

option-numbers = I tuoi numeri
option-numbers-help = Incolla un rettangolo di numeri, riga per riga: 01123… oppure 0 1 1 2 3… Dicono di quale serie e di quale rettangolo si tratta. Se resta vuoto, si estrae un problema.
option-shape = Forma
option-shape-help = Che cosa formavano le tessere: un rettangolo, una scala con righe di 2, 4, 6 … numeri o un anello quadrato largo almeno due numeri. Non tutte le serie riempiono un anello.
option-shape-rectangle = rettangolo
option-shape-staircase = scala
option-shape-ring = anello
option-grid = Rettangolo
option-grid-help = Righe × colonne: qualsiasi rettangolo che la serie riempie esattamente, con almeno due e al massimo quaranta delle une e delle altre. Se non scegli altro, una riga in meno delle colonne.
option-grade = Difficoltà
option-grade-help = Secondo il libretto possono esserci più soluzioni; tutti gli altri problemi ne hanno esattamente una. Più sono difficili, più ci vuole astuzia.
option-grade-book = secondo il libretto: mescolato e disposto
option-grade-trivial = facilissimo: un solo posto
option-grade-local = facile: guardare i vicini
option-grade-sets = medio: contare caselle e tessere
option-grade-hard = difficile: doppi e catene
option-grade-cases = difficilissimo: seguire ogni caso
option-grade-own = i tuoi numeri
numbers-no-number = riga { $row }: «{ $word }» non è un numero.
numbers-no-rectangle = la riga 1 ha { $first } numeri, la riga { $row } ne ha { $count }. Scrivi un rettangolo.
numbers-no-shape = { $rows } × { $columns } non si può mostrare. Scrivi da 2 a { $most } righe e colonne.
numbers-no-set = { $count } numeri non riempiono nessuna serie. Il doppio sei ne ha 56, il doppio nove 110.
numbers-no-full-set = { $number } compare { $count } volte; nella serie doppio { $set } sarebbero { $wanted }.
numbers-no-solution = questi numeri non hanno soluzione.

## Perché no

why-wrong-grid = Non è un rettangolo di questa misura in cui ogni numero compare tante volte quante nella serie.
why-no-tile-here = Su queste due caselle non c’è nessuna tessera.
why-numbers-are-there = I numeri ci sono già: di’ soltanto dove sta la tessera.
why-off-the-grid = In questo rettangolo non c’è una casella simile.
why-not-neighbours = Una tessera sta su due caselle che si toccano con un lato.
why-cell-taken = Lì c’è già una tessera: prima riprendila.

## Suggerimenti

why-dominosa-tile-one-place = { $tiles } va in un posto solo: { $pair }.
why-dominosa-cell-one-place = Il numero in { $cells } si può unire a un solo vicino: { $pair }.
why-dominosa-cell-one-tile = Comunque si unisca il numero in { $cells }, diventa { $tiles }. Quella tessera non sta quindi altrove: non su { $pair }.
why-dominosa-tile-one-cell = Dovunque stia { $tiles }, copre { $cells }. Nessun’altra quindi lo fa: su { $pair } non ce n’è.
why-dominosa-stranded-cell = Una tessera su { $pair } lascerebbe il numero in { $cells } senza compagno.
why-dominosa-stranded-tile = Una tessera su { $pair } non lascerebbe posto a { $tiles }.
why-dominosa-parity = Senza { $cells } una parte di { $part } caselle resta isolata. È un numero pari, quindi le tessere la coprono da sole: su { $pair } non ce n’è.
why-dominosa-twins = Una tessera su { $pair } lascerebbe a { $cells } soltanto { $tiles } – a entrambe, e ce n’è una sola.
why-dominosa-clash = Una tessera su { $pair } ne imporrebbe su { $forced }, e queste non vanno insieme.
why-dominosa-set-cells = Per le caselle { $cells } ci sono in tutto solo altrettante tessere: { $tiles }. Queste non stanno quindi altrove: non su { $pair }.
why-dominosa-set-tiles = Le tessere { $tiles } hanno tutte bisogno di una di altrettante caselle: { $cells }. Nient’altro quindi le copre: su { $pair } non c’è nessuna tessera.
why-dominosa-set-partners = Per le caselle { $cells } ci sono solo altrettanti compagni: { $partners }. Questi non vanno quindi con nessun’altra: su { $pair } non c’è nessuna tessera.
why-dominosa-set-number = Le caselle { $cells } mostrano { $number }, e per loro sono possibili solo altrettante tessere: { $tiles }. Queste non stanno quindi altrove: non su { $pair }.
why-dominosa-set-double = Le caselle { $cells } mostrano { $number }. Le tessere possibili per loro, { $tiles }, bastano appena se il doppio ne serve due. Non stanno quindi altrove: non su { $pair }.
why-dominosa-forcing-chain = Supponiamo una tessera su { $pair }. Allora ce ne vogliono, una dopo l’altra, su { $forced }, e qualcosa resta senza posto. Lì quindi non ce n’è.
why-dominosa-case = Supponiamo una tessera su { $pair }. Andando fino in fondo ({ $count ->
    [one] una tessera
   *[other] { $count } tessere
}) qualcosa resta senza posto. Lì quindi non ce n’è.
why-dominosa-search = Nessuna soluzione ha una tessera su { $pair }: lo si trova solo provando tutto.
why-dominosa-overlap = Su { $cells } ci sono due tessere: riprendine una.
why-dominosa-tile-twice = { $tiles } è posata due volte: riprendine una.
why-dominosa-wrong-tile = La tessera su { $pair } non sta in nessuna soluzione insieme alle altre: riprendila.
why-dominosa-wrong-mark = Su { $pair } una tessera c’è: cancella la nota.
why-dominosa-doubtful-tile = Ci sono troppe possibilità per dire in fretta se la tessera su { $pair } è giusta. Nella soluzione conosciuta non c’è: riprendila.
why-dominosa-doubtful-mark = Ci sono troppe possibilità per dire in fretta se la nota su { $pair } è giusta. Nella soluzione conosciuta lì c’è una tessera: cancellala.
why-dominosa-no-solution = Questi numeri non hanno nessuna soluzione.
why-dominosa-several-solutions = Da qui ci sono più soluzioni, quindi non si può dedurre nulla. Una tessera su { $pair } ne comincia una.
why-dominosa-known-tile = Qui non si deduce nulla in fretta. Una soluzione ha una tessera su { $pair }.
why-dominosa-too-many = Ci sono troppe possibilità per dire in fretta se finora è tutto giusto. Se hai dubbi sull’ultima tessera, riprendila.
why-dominosa-done = Risolto.
why-dominosa-one-way = Finora è tutto giusto, e una sola strada porta alla fine. { $count ->
    [one] Resta una tessera
   *[other] Restano { $count } tessere
} da trovare.
why-dominosa-several-ways = Finora va tutto bene, e più strade portano alla fine. { $count ->
    [one] Resta una tessera
   *[other] Restano { $count } tessere
} da posare.

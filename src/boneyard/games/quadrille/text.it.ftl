title = Domino quadrato
blurb = Le 28 tessere riempiono una figura in cui quattordici quadrati mostrano un solo numero.
twist = Quadrati di un numero
aliases = Quadriglia, Quadrato di domino
booklet-title = «Domino Quadrato»
cli-example = put 6-3 0,0 0,1 posa 6-3 con il 6 in riga 0, colonna 0 e il 3 in riga 0, colonna 1; remove 0,0 0,1 la riprende

## Al tavolo

composer-put = Posare una tessera
composer-put-tile = Scegli una tessera.
composer-put-cells = due caselle libere vicine
cell-of-block = casella libera { $cell }, quadrato { $block }
tile-laid-at = { $tile } su { $cells }: riprenderla
panel-mixed = Controllo
mixed-blocks = { $count ->
    [one] Un quadrato mostra
   *[other] { $count } quadrati mostrano
} più di un numero.
prompt-fill-figure = Ogni quadrato mostra un solo numero. Scegli una tessera per riprenderla.
prompt-full = Tutte le tessere sono posate, ma un quadrato mostra due numeri: riprendi qualcosa.
scored-solved = risolto

## Perché no

why-no-tile-here = Su queste due caselle non c’è nessuna tessera.
why-which-tile = Di’ quale tessera e in che verso: put 6-3 0,0 0,1.
why-not-in-set = { $tile } non è nella serie del doppio sei.
why-already-laid = { $tile } è già nella figura: prima riprendila.
why-off-the-figure = È fuori dalla figura.
why-not-neighbours = Una tessera sta su due caselle che si toccano con un lato.
why-cell-taken = Lì c’è già una tessera: prima riprendila.

## Suggerimenti

why-quadrille-must = { $tile } deve stare qui: è così { $count ->
    [one] nell’unica soluzione che contiene
   *[other] in tutte le { $count } soluzioni che contengono
} ciò che hai posato.
why-quadrille-can = { $tile } può stare qui: allora { $count ->
    [one] resta una soluzione
   *[other] restano { $count } soluzioni
}.
why-quadrille-mixed-block = { $tile } sta in un quadrato che mostra due numeri: riprendila.
why-quadrille-third-block = Un numero sta su otto metà: riempie due quadrati e non ne comincia un terzo. Riprendi { $tile }.
why-quadrille-dead-end = Sembra giusto, ma nessuna soluzione contiene tutte queste tessere. Senza { $tile } la soluzione è più vicina.
why-quadrille-open = Ciò che è posato si può completare in { $count ->
    [one] un solo modo
   *[other] { $count } modi
}.
why-quadrille-closed = Ciò che è posato non si può completare: qualcosa va ripreso. Un suggerimento dice che cosa.

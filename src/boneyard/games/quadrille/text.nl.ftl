title = Dominovierkant
blurb = Alle 28 stenen vullen een figuur waarin veertien vierkanten elk één getal tonen.
twist = Vierkanten van één getal
aliases = Quadrille, Domino-vierkant
booklet-title = ‘Domino-vierkant’
cli-example = put 6-3 0,0 0,1 legt 6-3 met de 6 op rij 0, kolom 0 en de 3 op rij 0, kolom 1; remove 0,0 0,1 neemt hem terug

## Aan tafel

composer-put = Steen leggen
composer-put-tile = Kies een steen.
composer-put-cells = twee vrije vakken naast elkaar
cell-of-block = vrij vak { $cell }, vierkant { $block }
tile-laid-at = { $tile } op { $cells }: terugnemen
panel-mixed = Controle
mixed-blocks = { $count ->
    [one] Eén vierkant toont
   *[other] { $count } vierkanten tonen
} meer dan één getal.
prompt-fill-figure = Elk vierkant toont maar één getal. Kies een steen om hem terug te nemen.
prompt-full = Alle stenen liggen, maar een vierkant toont twee getallen: neem iets terug.
scored-solved = opgelost

## Waarom niet

why-no-tile-here = Op deze twee vakken ligt geen steen.
why-which-tile = Zeg welke steen en hoe hij ligt: put 6-3 0,0 0,1.
why-not-in-set = { $tile } hoort niet bij de set dubbel zes.
why-already-laid = { $tile } ligt al in de figuur: neem hem eerst terug.
why-off-the-figure = Dat ligt buiten de figuur.
why-not-neighbours = Een steen ligt op twee vakken die elkaar met een zijde raken.
why-cell-taken = Daar ligt al een steen: neem die eerst terug.

## Tips

why-quadrille-must = { $tile } moet hier liggen: zo is het in { $count ->
    [one] de enige oplossing die bevat
   *[other] alle { $count } oplossingen die bevatten
} wat je hebt gelegd.
why-quadrille-can = { $tile } kan hier liggen: dan { $count ->
    [one] blijft er één oplossing
   *[other] blijven er { $count } oplossingen
} over.
why-quadrille-mixed-block = { $tile } ligt in een vierkant dat twee getallen toont: neem hem terug.
why-quadrille-third-block = Een getal staat op acht helften, het vult dus twee vierkanten en begint geen derde. Neem { $tile } terug.
why-quadrille-dead-end = Het ziet er goed uit, maar geen oplossing bevat al deze stenen. Zonder { $tile } ben je dichter bij een oplossing.
why-quadrille-open = Wat hier ligt, is op { $count ->
    [one] één manier
   *[other] { $count } manieren
} te voltooien.
why-quadrille-closed = Wat hier ligt, is niet te voltooien: er moet iets terug. Een tip zegt wat.

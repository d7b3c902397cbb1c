title = Domino-Quadrat
blurb = Alle 28 Steine füllen eine Figur, in der vierzehn Quadrate je nur eine Zahl zeigen.
twist = Quadrate aus einer Zahl
aliases = Quadrat, Quadrille, Domino-Quadrille
booklet-title = „Domino-Quadrat“
cli-example = put 6-3 0,0 0,1 legt 6-3 mit der 6 auf Zeile 0, Spalte 0 und der 3 auf Zeile 0, Spalte 1; remove 0,0 0,1 nimmt ihn zurück

## Am Tisch

composer-put = Stein legen
composer-put-tile = Wähle einen Stein.
composer-put-cells = zwei freie Felder nebeneinander
cell-of-block = freies Feld { $cell }, Quadrat { $block }
tile-laid-at = { $tile } auf { $cells }: zurücknehmen
panel-mixed = Prüfung
mixed-blocks = { $count ->
    [one] Ein Quadrat zeigt
   *[other] { $count } Quadrate zeigen
} mehr als eine Zahl.
prompt-fill-figure = Jedes Quadrat zeigt nur eine Zahl. Wähle einen Stein, um ihn zurückzunehmen.
prompt-full = Alle Steine liegen, aber ein Quadrat zeigt zwei Zahlen: Nimm etwas zurück.
scored-solved = gelöst

## Warum nicht

why-no-tile-here = Auf diesen beiden Feldern liegt kein Stein.
why-which-tile = Sag, welcher Stein und wie herum: put 6-3 0,0 0,1.
why-not-in-set = { $tile } gehört nicht zum Doppelsechs-Satz.
why-already-laid = { $tile } liegt schon in der Figur: Nimm ihn zuerst zurück.
why-off-the-figure = Das liegt außerhalb der Figur.
why-not-neighbours = Ein Stein liegt auf zwei Feldern, die sich mit einer Seite berühren.
why-cell-taken = Dort liegt schon ein Stein: Nimm ihn zuerst zurück.

## Tipps

why-quadrille-must = { $tile } muss hier liegen: So ist es in { $count ->
    [one] der einen Lösung, die enthält, was
   *[other] allen { $count } Lösungen, die enthalten, was
} du gelegt hast.
why-quadrille-can = { $tile } kann hier liegen: Dann { $count ->
    [one] bleibt eine Lösung
   *[other] bleiben { $count } Lösungen
}.
why-quadrille-mixed-block = { $tile } liegt in einem Quadrat, das zwei Zahlen zeigt: Nimm ihn zurück.
why-quadrille-third-block = Eine Zahl steht auf acht Hälften, füllt also zwei Quadrate und fängt kein drittes an. Nimm { $tile } zurück.
why-quadrille-dead-end = Es sieht gut aus, aber keine Lösung enthält alle diese Steine. Ohne { $tile } bist du einer näher.
why-quadrille-open = Was hier liegt, lässt sich auf { $count ->
    [one] eine Weise
   *[other] { $count } Weisen
} vollenden.
why-quadrille-closed = Was hier liegt, lässt sich nicht vollenden: Etwas muss zurück. Ein Tipp sagt, was.

title = Domino square
blurb = All 28 tiles fill a figure in which fourteen squares show one number each.
twist = Squares of one number
aliases = Quadrille, Domino squares
booklet-title = “Domino squares”
cli-example = put 6-3 0,0 0,1 places 6-3 with the 6 on row 0, column 0 and the 3 on row 0, column 1; remove 0,0 0,1 takes it back

## At the table

composer-put = Place a tile
composer-put-tile = Choose a tile.
composer-put-cells = two free neighbouring cells
cell-of-block = free cell { $cell }, block { $block }
tile-laid-at = { $tile } on { $cells }: take it back
panel-mixed = Check
mixed-blocks = { $count ->
    [one] One block shows
   *[other] { $count } blocks show
} more than one number.
prompt-fill-figure = Each block must show one number only. Choose a placed tile to take it back.
prompt-full = All tiles are placed, but a block shows two numbers: take something back.
scored-solved = solved

## Why not

why-no-tile-here = No tile lies on these two cells.
why-which-tile = Say which tile, and how it lies: put 6-3 0,0 0,1.
why-not-in-set = { $tile } is not in the double-six set.
why-already-laid = { $tile } lies in the figure already: take it back first.
why-off-the-figure = This is outside the figure.
why-not-neighbours = A tile lies on two cells that touch along a side.
why-cell-taken = A tile lies there already: take it back first.

## Hints

why-quadrille-must = { $tile } must lie here: { $count ->
    [one] the one solution that contains
   *[other] all { $count } solutions that contain
} what you have placed { $count ->
    [one] has
   *[other] have
} it so.
why-quadrille-can = { $tile } can lie here: then { $count ->
    [one] one solution is
   *[other] { $count } solutions are
} left.
why-quadrille-mixed-block = { $tile } lies in a block that shows two numbers: take it back.
why-quadrille-third-block = A number stands on eight halves, so it fills two blocks and begins no third. Take { $tile } back.
why-quadrille-dead-end = It looks good, but no solution contains all these tiles. Without { $tile } you are nearer to one.
why-quadrille-open = What lies here can be completed in { $count ->
    [one] one way
   *[other] { $count } ways
}.
why-quadrille-closed = What lies here cannot be completed: something must be taken back. A hint says what.

title = Dominosa
blurb = Only the numbers can be seen: where do the tiles lie?
twist = Find the hidden tiles
aliases = Problem collection, Dominosammlung
booklet-title = “Dominosammlung von Aufgaben”
cli-example = put 0,3 0,4 places a tile on row 0, columns 3 and 4; remove 0,3 0,4 takes it back; mark 0,3 0,4 notes that none lies there

## At the table

composer-put = Place a tile
composer-put-cells = two neighbouring numbers
composer-mark = Note
composer-mark-cells = two numbers that share no tile
cell-number = { $number }, at { $cell }
tile-laid-at = { $tile } on { $cells }: take it back
tile-twice-at = { $tile } on { $cells }, placed twice: take it back
panel-numbers = The numbers as text
panel-missing = Still to be found: { $count }
panel-twice = Placed twice
prompt-find = Join two neighbouring numbers into a tile; choose it to take it back.
prompt-twice = A tile has been placed twice: at least one of the two is wrong.
scored-solved = solved

## Options

option-numbers = Your own numbers
option-numbers-help = Paste a rectangle of numbers, one row a line: 01123… or 0 1 1 2 3… They say which set and which rectangle it is. Left empty, a problem is drawn.
option-shape = Shape
option-shape-help = What the tiles lay in: a rectangle, a staircase with rows of 2, 4, 6 … numbers, or a square ring at least two numbers wide. Not every set fills a ring.
option-shape-rectangle = rectangle
option-shape-staircase = staircase
option-shape-ring = ring
option-grid = Rectangle
option-grid-help = Rows × columns: any rectangle that the set fills exactly, with two to forty of each. By default one row less than columns.
option-grade = Difficulty
option-grade-help = By the book there may be several solutions; all other problems have exactly one. The harder they are, the cleverer the steps they need.
option-grade-book = by the book: shuffled and laid out
option-grade-trivial = trivial: one place left
option-grade-local = easy: look at the neighbours
option-grade-sets = medium: count cells against tiles
option-grade-hard = hard: doubles and chains
option-grade-cases = very hard: follow cases to the end
option-grade-own = your own numbers
numbers-no-number = row { $row }: “{ $word }” is not a number.
numbers-no-rectangle = row 1 has { $first } numbers, row { $row } has { $count }. Write a rectangle.
numbers-no-shape = { $rows } × { $columns } cannot be shown. Write 2 to { $most } rows and columns.
numbers-no-set = { $count } numbers fill no set. Double-six has 56, double-nine has 110.
numbers-no-full-set = { $number } occurs { $count } times; in the double-{ $set } set it should be { $wanted }.
numbers-no-solution = these numbers have no solution.

## Why not

why-wrong-grid = This is not a rectangle of this size in which every number occurs as often as in the set.
why-no-tile-here = No tile lies on these two cells.
why-numbers-are-there = The numbers are already there: say only where the tile lies.
why-off-the-grid = There is no such cell in this rectangle.
why-not-neighbours = A tile lies on two cells that touch along a side.
why-cell-taken = A tile lies there already: take it back first.

## Hints

why-dominosa-tile-one-place = { $tiles } fits in one place only: { $pair }.
why-dominosa-cell-one-place = The number at { $cells } can be joined with one neighbour only: { $pair }.
why-dominosa-cell-one-tile = Whichever way the number at { $cells } is joined, it makes { $tiles }. So that tile lies nowhere else: not on { $pair }.
why-dominosa-tile-one-cell = Wherever { $tiles } lies, it covers { $cells }. So no other tile does: none lies on { $pair }.
why-dominosa-stranded-cell = A tile on { $pair } would leave the number at { $cells } without a partner.
why-dominosa-stranded-tile = A tile on { $pair } would leave no place for { $tiles }.
why-dominosa-parity = Without { $cells } a part of { $part } cells is cut off. That is an even number, so tiles cover it among themselves: none lies on { $pair }.
why-dominosa-twins = A tile on { $pair } would leave { $cells } nothing but { $tiles } – both of them, and there is only one.
why-dominosa-clash = A tile on { $pair } would force tiles on { $forced }, and these do not go together.
why-dominosa-set-cells = There are only as many tiles for the cells { $cells } as there are cells: { $tiles }. So these lie nowhere else: not on { $pair }.
why-dominosa-set-tiles = The tiles { $tiles } all need one of the same number of cells: { $cells }. So nothing else covers these: no tile lies on { $pair }.
why-dominosa-set-partners = There are only as many partners for the cells { $cells } as there are cells: { $partners }. So these pair with no other: no tile lies on { $pair }.
why-dominosa-set-number = The cells { $cells } show { $number }, and only as many tiles are possible for them: { $tiles }. So these lie nowhere else: not on { $pair }.
why-dominosa-set-double = The cells { $cells } show { $number }. The tiles possible for them, { $tiles }, are just enough if the double serves two of them. So they lie nowhere else: not on { $pair }.
why-dominosa-forcing-chain = Suppose a tile lies on { $pair }. Then tiles must lie on { $forced }, one after another, and something is left without a place. So none lies there.
why-dominosa-case = Suppose a tile lies on { $pair }. Followed to the end ({ $count ->
    [one] one tile
   *[other] { $count } tiles
}), something is left without a place. So none lies there.
why-dominosa-search = No solution has a tile on { $pair }: that is found only by trying everything.
why-dominosa-overlap = Two tiles lie on { $cells }: take one back.
why-dominosa-tile-twice = { $tiles } has been placed twice: take one back.
why-dominosa-wrong-tile = The tile on { $pair } is in no solution with the rest: take it back.
why-dominosa-wrong-mark = A tile does lie across { $pair }: clear the note.
why-dominosa-doubtful-tile = There are too many possibilities to tell quickly whether the tile on { $pair } is right. It is not in the solution that is known: take it back.
why-dominosa-doubtful-mark = There are too many possibilities to tell quickly whether the note at { $pair } is right. In the solution that is known a tile lies there: clear it.
why-dominosa-no-solution = These numbers have no solution at all.
why-dominosa-several-solutions = From here there are several solutions, so nothing can be deduced. A tile on { $pair } begins one of them.
why-dominosa-known-tile = Nothing follows here that is quickly found. One solution has a tile on { $pair }.
why-dominosa-too-many = There are too many possibilities to tell quickly whether all is right so far. If you are not sure of the last tile, take it back.
why-dominosa-done = Solved.
why-dominosa-one-way = Everything is right so far, and there is exactly one way to the end. { $count ->
    [one] One tile is
   *[other] { $count } tiles are
} still to be found.
why-dominosa-several-ways = Everything goes well so far, and there are several ways to the end. { $count ->
    [one] One tile is
   *[other] { $count } tiles are
} still to be placed.

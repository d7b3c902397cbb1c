title = Concentration
blurb = Remember what lies where, and turn up two tiles whose pips add up to exactly the right sum.
aliases = Konzentration, Sum memory, Twelves
booklet-title = “Konzentration”
tile-up = { $tile }, face up, row { $row }, column { $column }
why-already-up = This tile is face up already: choose another.
why-tile-gone = No tile lies here any more.
points-noted = { $name }: { points-count }, one for every tile kept

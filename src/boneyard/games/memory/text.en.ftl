title = Memory
blurb = Turn up two tiles: if they share a number, keep them and go again.
aliases = Pairs, Domino memory, Matching pairs, Pelmanism
booklet-title = “Memory”
tile-up = { $tile }, face up, row { $row }, column { $column }
why-already-up = This tile is face up already: choose another.
why-tile-gone = No tile lies here any more.
points-noted = { $name }: { points-count }, one for every tile kept

title = Memory
blurb = Decke zwei Steine auf, und wenn sie eine Zahl gemeinsam haben, gehören sie dir und du bist noch einmal dran.
aliases = Merkspiel, Konzentrationsspiel, Domino-Memory, Gedächtnisspiel
booklet-title = „Memory“
tile-up = { $tile }, aufgedeckt, Reihe { $row }, Spalte { $column }
why-already-up = Dieser Stein ist schon aufgedeckt: Wähle einen anderen.
why-tile-gone = Hier liegt kein Stein mehr.
points-noted = { $name }: { points-count }, einer für jeden behaltenen Stein

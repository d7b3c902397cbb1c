title = Memory
blurb = Scopri due tessere: se hanno un numero in comune, le tieni e giochi ancora.
aliases = Gioco di memoria, Coppie, Memory del domino
booklet-title = «Memory»
tile-up = { $tile }, scoperta, riga { $row }, colonna { $column }
why-already-up = Questa tessera è già scoperta: scegline un’altra.
why-tile-gone = Qui non c’è più nessuna tessera.
points-noted = { $name }: { points-count }, uno per ogni tessera tenuta

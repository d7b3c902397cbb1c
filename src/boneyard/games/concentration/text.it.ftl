title = Concentrazione
blurb = Ricorda dove si trova ogni tessera e scoprine due i cui punti diano esattamente la somma cercata.
aliases = Concentration, Memory delle somme, Somma dodici
booklet-title = «Konzentration»
tile-up = { $tile }, scoperta, riga { $row }, colonna { $column }
why-already-up = Questa tessera è già scoperta: scegline un’altra.
why-tile-gone = Qui non c’è più nessuna tessera.
points-noted = { $name }: { points-count }, uno per ogni tessera tenuta

title = Konzentration
blurb = Merke dir, was wo liegt, und decke zwei Steine auf, die zusammen genau die gesuchte Augensumme haben.
aliases = Concentration, Zwölfer-Memory, Summen-Memory
booklet-title = „Konzentration“
tile-up = { $tile }, aufgedeckt, Reihe { $row }, Spalte { $column }
why-already-up = Dieser Stein ist schon aufgedeckt: Wähle einen anderen.
why-tile-gone = Hier liegt kein Stein mehr.
points-noted = { $name }: { points-count }, einer für jeden behaltenen Stein

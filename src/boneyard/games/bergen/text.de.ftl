title = Bergen
blurb = Punkte für immer höhere Pasche und für gleiche Zahlen an beiden Enden.
twist = Gleiche Enden, 2 oder 3 Punkte
aliases = Bergendomino

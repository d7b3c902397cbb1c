title = Bergen
blurb = Punkte für immer höhere Pasche und für gleiche Zahlen an beiden Enden.
aliases = Bergendomino

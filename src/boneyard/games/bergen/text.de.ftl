title = Bergen
blurb = Punkte für immer höhere Paschs und für gleiche Zahlen an beiden Enden.
aliases = Bergendomino

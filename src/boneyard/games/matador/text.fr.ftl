title = Matador
blurb = Avec le jeu double-neuf : les voisins font dix, les jokers vont partout.
aliases = Domino russe

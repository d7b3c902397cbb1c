title = Matador à sept
blurb = Les voisins font sept ; les matadors se posent en travers et vont partout.
aliases = Matador

title = Le devin
blurb = Un tour de magie : le programme sait d’avance par quels nombres finira ta ligne.
aliases = Tour de magie

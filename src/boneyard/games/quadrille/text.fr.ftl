title = Quadrille
blurb = Les 28 pièces remplissent une figure où quatorze carrés ne montrent qu’un nombre.
aliases = Carré de dominos

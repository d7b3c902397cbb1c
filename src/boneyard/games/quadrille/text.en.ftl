title = Domino square
blurb = All 28 tiles fill a figure in which fourteen squares show one number each.
aliases = Quadrille, Domino square

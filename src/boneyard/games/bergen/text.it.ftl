title = Bergen
blurb = Punti per doppi sempre più alti e per lo stesso numero alle due estremità.
twist = Estremità uguali, 2 o 3 punti
aliases = Domino di Bergen

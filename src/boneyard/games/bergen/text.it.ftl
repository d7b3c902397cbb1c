title = Bergen
blurb = Punti per doppi sempre più alti e per lo stesso numero alle due estremità.
aliases = Domino di Bergen

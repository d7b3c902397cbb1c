title = Matador
blurb = Con il doppio nove: i vicini sommano dieci, i jolly vanno ovunque.
aliases = Domino russo

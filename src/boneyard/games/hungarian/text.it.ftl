title = Domino ungherese
blurb = Chi è di turno posa finché le sue tessere combaciano.
aliases = Ungheria

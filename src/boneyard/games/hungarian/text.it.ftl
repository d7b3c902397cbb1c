title = Domino ungherese
blurb = Chi è di turno posa finché ha tessere che combaciano.
aliases = Ungheria

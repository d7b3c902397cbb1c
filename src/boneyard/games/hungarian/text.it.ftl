title = Domino ungherese
blurb = Chi è di turno posa finché le sue tessere vanno bene.
aliases = Ungheria

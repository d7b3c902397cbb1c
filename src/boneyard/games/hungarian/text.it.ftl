title = Domino ungherese
blurb = Chi è di turno posa finché ha tessere che combaciano.
twist = Si posa finché si può
aliases = Ungheria

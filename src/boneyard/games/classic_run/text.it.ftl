title = Classico senza mazzo
blurb = Nessuno pesca; si posa finché si può.
twist = Si continua, senza pescare
aliases = Senza mazzo

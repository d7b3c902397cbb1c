title = Classico senza mazzo
blurb = Nessuno pesca; si posa finché si può.
aliases = Senza mazzo

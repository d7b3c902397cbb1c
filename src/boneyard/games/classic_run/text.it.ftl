title = Classico senza mazzo
blurb = Nessuno pesca; ognuno posa finché non va bene più nulla.
aliases = Senza mazzo

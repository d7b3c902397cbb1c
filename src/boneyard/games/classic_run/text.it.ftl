title = Classico senza mazzo
blurb = Nessuno pesca; ognuno posa finché nulla combacia più.
aliases = Senza mazzo

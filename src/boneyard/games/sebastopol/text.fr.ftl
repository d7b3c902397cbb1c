title = Sébastopol
blurb = Quatre bras partent du 6-6 ; il faut d’abord en garnir les quatre côtés.
aliases = Sevastopol, Domino en croix

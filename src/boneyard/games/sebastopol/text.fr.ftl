title = Sébastopol
blurb = Quatre bras partent du 6-6 ; il faut d’abord en garnir les quatre côtés.
twist = Quatre bras à la fois
aliases = Sevastopol, Domino en croix

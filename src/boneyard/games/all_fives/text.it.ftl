title = Tutti i cinque
blurb = Si segna quando le estremità sommate danno un multiplo di cinque.
twist = Contano i multipli di cinque
aliases = Muggins, Sniff, Domino americano
option-blocked_tie-help = Che cosa succede se in più hanno il minimo dei punti in mano: nessuno segna, o si dividono i punti arrotondati degli altri, per difetto.

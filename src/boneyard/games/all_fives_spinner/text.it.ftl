title = Tutti i cinque con perno
blurb = Come Tutti i cinque, ma il primo doppio è aperto sui quattro lati.
twist = Multipli di cinque, quattro lati
aliases = Perno
option-blocked_tie-help = Che cosa succede se in più hanno il minimo dei punti in mano: nessuno segna, o si dividono i punti arrotondati degli altri, per difetto.

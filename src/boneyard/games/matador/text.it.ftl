title = Matador
blurb = Con il doppio nove: le metà che si toccano fanno dieci, i matador vanno ovunque.
twist = I vicini fanno dieci
count-joker = matador
aliases = Domino russo
option-blocked_tie-help = Che cosa succede se in più hanno il minimo dei punti in mano: nessuno segna, o si dividono i punti degli altri, arrotondati per difetto, e ognuno toglie i propri dalla sua parte, che non scende mai sotto 0.

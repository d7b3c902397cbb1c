title = Tutti i sette
blurb = Le metà che si toccano devono fare sette; i jolly vanno ovunque.
twist = I vicini fanno sette
aliases = Sette, Cardinale, Cardinal
option-blocked_tie-help = Che cosa succede se in più hanno il minimo dei punti in mano: nessuno segna, o si dividono i punti degli altri, arrotondati per difetto, e ognuno toglie i propri dalla sua parte, che non scende mai sotto 0.

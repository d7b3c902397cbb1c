title = Matador a sette
count-joker = matador
blurb = Le metà che si toccano fanno sette; i matador si posano di traverso e vanno ovunque.
twist = Sette, con i matador
aliases = Matador
option-blocked_tie-help = Che cosa succede se in più hanno il minimo dei punti in mano: nessuno segna, o si dividono i punti degli altri, arrotondati per difetto, e ognuno aggiunge i propri alla sua parte.

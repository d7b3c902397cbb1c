title = Tous les sept
blurb = Les moitiés qui se touchent doivent faire sept ; les jokers vont partout.
twist = Les voisins font sept
aliases = Sept, Cardinaux, Cardinal
option-blocked_tie-help = Ce qui arrive quand plusieurs ont le moins de points en main : personne ne marque, ou ils se partagent les points des autres, arrondis au point inférieur, et chacun déduit les siens de sa part, qui ne descend jamais au-dessous de 0.

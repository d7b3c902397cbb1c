title = Matador à sept
count-joker = matador
blurb = Les moitiés qui se touchent font sept ; les matadors se posent en travers et vont partout.
twist = Sept, avec matadors
aliases = Matador
option-blocked_tie-help = Ce qui arrive quand plusieurs ont le moins de points en main : personne ne marque, ou ils se partagent les points des autres, arrondis au point inférieur, et chacun ajoute les siens à sa part.

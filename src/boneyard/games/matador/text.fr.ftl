title = Matador
blurb = Avec le jeu double-neuf : les moitiés qui se touchent font dix, les matadors vont partout.
twist = Les voisins font dix
count-joker = matador
aliases = Domino russe
option-blocked_tie-help = Ce qui arrive quand plusieurs ont le moins de points en main : personne ne marque, ou ils se partagent les points des autres, arrondis au point inférieur, et chacun déduit les siens de sa part, qui ne descend jamais au-dessous de 0.

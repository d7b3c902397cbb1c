title = Tous les cinq
blurb = On marque quand les bouts font ensemble un multiple de cinq.
twist = Les multiples de cinq comptent
aliases = Muggins, Sniff, Domino américain
option-blocked_tie-help = Ce qui arrive quand plusieurs ont le moins de points en main : personne ne marque, ou ils se partagent les points arrondis des autres, au point inférieur.

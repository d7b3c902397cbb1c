title = Tous les cinq avec pivot
blurb = Comme Tous les cinq, mais le premier double est ouvert des quatre côtés.
twist = Multiples de cinq, quatre côtés
aliases = Pivot
option-blocked_tie-help = Ce qui arrive quand plusieurs ont le moins de points en main : personne ne marque, ou ils se partagent les points arrondis des autres, au point inférieur.

title = Domino au carré
blurb = Les 28 dominos remplissent une figure où quatorze carrés ne montrent qu’un nombre.
twist = Des carrés d’un nombre
aliases = Quadrille, Carré de dominos
booklet-title = « Domino au carré »
cli-example = put 6-3 0,0 0,1 pose 6-3, le 6 en ligne 0, colonne 0 et le 3 en ligne 0, colonne 1 ; remove 0,0 0,1 le reprend

## À la table

composer-put = Poser un domino
composer-put-tile = Choisissez un domino.
composer-put-cells = deux cases libres voisines
cell-of-block = case libre { $cell }, carré { $block }
tile-laid-at = { $tile } sur { $cells } : le reprendre
panel-mixed = Contrôle
mixed-blocks = { $count ->
    [one] Un carré montre
   *[other] { $count } carrés montrent
} plus d’un nombre.
prompt-fill-figure = Chaque carré montre un seul nombre. Choisissez un domino pour le reprendre.
prompt-full = Tout est posé, mais un carré montre deux nombres : reprenez un domino.
scored-solved = résolu

## Pourquoi pas

why-no-tile-here = Il n’y a pas de domino sur ces deux cases.
why-which-tile = Dites quel domino, et dans quel sens : put 6-3 0,0 0,1.
why-not-in-set = { $tile } n’est pas dans le jeu double-six.
why-already-laid = { $tile } est déjà dans la figure : reprenez-le d’abord.
why-off-the-figure = C’est en dehors de la figure.
why-not-neighbours = Un domino occupe deux cases qui se touchent par un côté.
why-cell-taken = Il y a déjà un domino : reprenez-le d’abord.

## Conseils

why-quadrille-must = { $tile } doit être ici : il en est ainsi dans { $count ->
    [one] la seule solution qui contient
   *[other] les { $count } solutions qui contiennent
} ce que vous avez posé.
why-quadrille-can = { $tile } peut être ici : il reste alors { $count ->
    [one] une solution
   *[other] { $count } solutions
}.
why-quadrille-mixed-block = { $tile } est dans un carré qui montre deux nombres : reprenez-le.
why-quadrille-third-block = Un nombre figure sur huit moitiés : il remplit deux carrés et n’en commence pas un troisième. Reprenez { $tile }.
why-quadrille-dead-end = Cela semble bon, mais aucune solution ne contient tous ces dominos. Sans { $tile }, vous êtes plus près d’une solution.
why-quadrille-open = Ce qui est posé peut être achevé de { $count ->
    [one] une seule façon
   *[other] { $count } façons
}.
why-quadrille-closed = Ce qui est posé ne peut pas être achevé : il faut reprendre quelque chose. Un conseil dit quoi.

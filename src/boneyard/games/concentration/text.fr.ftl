title = Concentration
blurb = Souvenez-vous de la place de chaque domino et retournez-en deux dont la somme des points tombe juste.
aliases = Konzentration, Mémoire des sommes, Somme douze
booklet-title = « Konzentration »
tile-up = { $tile }, face visible, rangée { $row }, colonne { $column }
why-already-up = Ce domino est déjà face visible : choisissez-en un autre.
why-tile-gone = Il n’y a plus de domino ici.
points-noted = { $name } : { points-count }, un par domino gardé

title = Memory
blurb = Retournez deux dominos : s’ils ont un nombre en commun, ils sont à vous et vous rejouez.
aliases = Jeu de mémoire, Paires, Memory des dominos
booklet-title = « Memory »
tile-up = { $tile }, face visible, rangée { $row }, colonne { $column }
why-already-up = Ce domino est déjà face visible : choisissez-en un autre.
why-tile-gone = Il n’y a plus de domino ici.
points-noted = { $name } : { points-count }, un par domino gardé

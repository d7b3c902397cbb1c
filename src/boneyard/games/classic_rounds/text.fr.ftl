title = Classique en manches
blurb = Le jeu de pioche en plusieurs manches, jusqu’à 100 points.
twist = Avec pioche, jusqu’à 100
aliases = Cent points

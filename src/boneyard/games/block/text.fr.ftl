title = Jeu du bloc
blurb = La manière la plus simple : poser, puis piocher un domino à la fin de chaque tour.
twist = On pioche à chaque tour
aliases = Bloc, Domino bloqué

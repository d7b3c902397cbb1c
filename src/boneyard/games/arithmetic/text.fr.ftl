title = Domino calcul
blurb = Dix points à qui amène le total à 30, 50, 70 ou 100.
twist = Tomber juste
aliases = Calcul

title = Classique : passer
blurb = Si l’on ne peut pas poser, on passe ; la première main vide gagne.
twist = On passe, sans piocher
aliases = Passer

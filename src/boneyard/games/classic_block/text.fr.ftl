title = Classique : passer
blurb = Qui ne peut poser passe ; la main vide gagne.
aliases = Passer

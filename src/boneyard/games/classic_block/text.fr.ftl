title = Classique : passer
blurb = Qui ne peut pas poser passe ; la main vide gagne.
aliases = Passer

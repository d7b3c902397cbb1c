title = Classique : piocher
blurb = Qui ne peut pas poser pioche jusqu’à ce qu’il puisse.
aliases = Pioche

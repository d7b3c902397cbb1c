title = Classique : piocher
blurb = Qui ne peut poser pioche jusqu’à ce qu’il puisse.
aliases = Pioche

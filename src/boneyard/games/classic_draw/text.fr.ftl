title = Classique : piocher
blurb = Si l’on ne peut pas poser, on pioche jusqu’à ce que l’on puisse.
aliases = Pioche

title = Classique : piocher
blurb = Si l’on ne peut pas poser, on pioche jusqu’à ce que l’on puisse.
twist = On pioche jusqu’à pouvoir
aliases = Pioche

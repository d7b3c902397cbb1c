title = Classique sans pioche
blurb = Personne ne pioche ; chacun pose jusqu’à ce que plus rien ne convienne.
twist = On enchaîne, sans piocher
aliases = Sans pioche

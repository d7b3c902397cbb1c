title = Solo 1 : quatre rangées
blurb = Tout est visible : prendre la dernière pièce d’une rangée, jusqu’à poser les 28.
aliases = Patience, Réussite

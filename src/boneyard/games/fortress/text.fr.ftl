title = Forteresse
blurb = Bâtir en hauteur : plus la chaîne grimpe, plus elle rapporte.
aliases = Château

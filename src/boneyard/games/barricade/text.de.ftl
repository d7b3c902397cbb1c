title = Sperr-Domino
blurb = Eine Regel mehr für sechs Spiele: mit einem Pasch darf man ein Ende sperren – und muss dann gewinnen.
aliases = Sperre, Sperrdomino

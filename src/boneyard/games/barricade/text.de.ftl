title = Sperr-Domino
blurb = Eine Regel mehr für sechs Spiele: Mit einem Pasch darf man ein Ende sperren – und sollte dann gewinnen.
twist = Pasche sperren Enden
aliases = Sperre, Sperrdomino

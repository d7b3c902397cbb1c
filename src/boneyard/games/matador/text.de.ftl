title = Matador
blurb = Mit dem 9er-Set: Nachbarn ergänzen sich zu zehn, Joker passen überall.
aliases = Russisches Domino, Alle Zehne

title = Matador
blurb = Mit dem Doppelneun-Satz: Nachbarn ergänzen sich zu zehn, Joker passen überall.
aliases = Russisches Domino, Alle Zehne

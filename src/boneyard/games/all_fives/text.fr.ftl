title = Tous les cinq
blurb = On marque quand les bouts font ensemble un multiple de cinq.
aliases = Muggins, Sniff, Domino américain

title = Tous les cinq
blurb = On marque quand les extrémités font ensemble un multiple de cinq.
aliases = Muggins, Sniff, Domino américain

title = Rekendomino
blurb = Tien punten voor wie het totaal op 30, 50, 70 of 100 brengt.
twist = Het juiste totaal halen
aliases = Rekenen

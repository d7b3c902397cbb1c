title = Rechen-Domino
blurb = Zehn Punkte für jeden, der die Summe auf 30, 50, 70 oder 100 bringt.
aliases = Rechnen

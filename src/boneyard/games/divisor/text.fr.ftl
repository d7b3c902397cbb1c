title = Domino au diviseur
blurb = Jusqu’à 190 dominos en tous sens : on marque si la somme des bouts est divisible.
twist = Les sommes divisibles comptent
aliases = Double-18, Weico

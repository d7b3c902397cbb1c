title = Dominovierkant
blurb = Alle 28 stenen vullen een figuur waarin veertien vierkanten elk één getal tonen.
aliases = Quadrille

title = Bergen
blurb = Punten voor steeds hogere dubbels en voor hetzelfde getal aan beide uiteinden.
twist = Gelijke uiteinden, 2 of 3 punten
aliases = Bergen-domino

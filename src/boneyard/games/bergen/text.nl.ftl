title = Bergen
blurb = Punten voor steeds hogere dubbelen en voor hetzelfde getal aan beide uiteinden.
aliases = Bergen-domino

title = Bergen
blurb = Punten voor steeds hogere dubbels en voor hetzelfde getal aan beide uiteinden.
aliases = Bergen-domino

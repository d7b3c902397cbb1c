title = Bergen
blurb = Punten voor steeds hogere dubbelen en voor hetzelfde getal aan beide einden.
aliases = Bergen-domino

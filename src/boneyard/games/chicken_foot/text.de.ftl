title = Hühnerkralle
blurb = Jeder Pasch wird zur Kralle: erst müssen drei Zehen liegen, dann geht es weiter.
aliases = Hühnerfuß

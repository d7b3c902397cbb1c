title = Hühnerkralle
blurb = Jeder Pasch wird zur Kralle: Erst müssen drei Zehen liegen, dann geht es weiter.
twist = Pasche bekommen Zehen
aliases = Hühnerfuß

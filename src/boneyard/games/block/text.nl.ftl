title = Blokspel
blurb = De eenvoudigste manier: aanleggen, en aan het eind van elke beurt een steen trekken.
twist = Elke beurt trekken
aliases = Blokdomino

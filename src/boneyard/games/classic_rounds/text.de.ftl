title = Klassisch in Runden
blurb = Das Zugspiel über mehrere Runden bis 100 Punkte.
twist = Ziehen, bis 100 Punkte
aliases = Hundert

title = Festung
blurb = Steine in die Höhe bauen: je höher die Kette klettert, desto mehr Punkte.
aliases = Burg

title = Italiaans domino
blurb = Zonder aanleggen: samen tellen, en wie precies 30, 50, 70, 100 haalt, scoort.
twist = Tellen, niet aanleggen
aliases = Teldomino

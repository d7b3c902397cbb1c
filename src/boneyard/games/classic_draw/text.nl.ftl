title = Klassiek: trekken
blurb = Wie niet kan leggen, trekt tot hij kan.
aliases = Trekdomino

title = Klassiek: trekken
blurb = Wie niet kan leggen, trekt tot het wel kan.
aliases = Trekdomino

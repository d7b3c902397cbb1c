title = Klassiek: trekken
blurb = Wie niet kan leggen, trekt tot het wel kan.
twist = Trekken tot het past
aliases = Trekdomino

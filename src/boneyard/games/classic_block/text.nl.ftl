title = Klassiek: passen
blurb = Wie niet kan leggen, past; de lege hand wint.
aliases = Passen

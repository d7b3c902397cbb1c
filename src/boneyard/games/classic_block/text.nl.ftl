title = Klassiek: overslaan
blurb = Wie niet kan leggen, slaat over; wie het eerst alles gelegd heeft, wint.
twist = Overslaan, nooit trekken
aliases = Passen

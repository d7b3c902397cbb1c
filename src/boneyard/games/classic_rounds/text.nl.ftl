title = Klassiek in rondes
blurb = Het trekspel over meerdere rondes, tot 100 punten.
twist = Trekken, tot 100 punten
aliases = Tot honderd

title = Peruvian
blurb = A block game for four with secret penalties, told only before the last round.
aliases = Peru

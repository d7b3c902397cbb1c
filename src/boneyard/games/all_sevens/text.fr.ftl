title = Tous les sept
blurb = Les moitiés qui se touchent doivent faire sept ; les jokers vont partout.
aliases = Sept

title = Classico: passare
blurb = Chi non può posare passa; vince chi resta senza tessere.
aliases = Passare

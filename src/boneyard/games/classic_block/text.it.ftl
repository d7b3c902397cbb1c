title = Classico: passare
blurb = Chi non può posare passa; vince chi resta senza tessere.
twist = Si passa, non si pesca
aliases = Passare

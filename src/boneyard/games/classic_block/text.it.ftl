title = Classico: passare
blurb = Chi non può posare passa; vince la mano vuota.
aliases = Passare

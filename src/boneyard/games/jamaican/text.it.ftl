title = Domino giamaicano
blurb = A coppie fino al six-love: sei mani vinte mentre gli altri non ne hanno nessuna.
twist = Sei vittorie a zero
aliases = Giamaicano, Partner dominoes, Six love, Bones
option-match-help = Six-love sono sei mani mentre gli altri non ne hanno nessuna. Oppure giocate un certo numero di mani, o finché qualcuno ha un certo numero di punti; mai più di 1000 mani.
option-direction-help = In quale senso si gioca e passa l’apertura; di solito in senso antiorario.

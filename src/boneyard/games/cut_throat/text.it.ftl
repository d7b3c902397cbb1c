title = Cut-throat
blurb = Il domino giamaicano senza compagni: ognuno per sé, fino a sei mani.
twist = Ognuno per sé
aliases = Cut throat, Cutthroat, Jamaican cutthroat, Tutti contro tutti
option-match-help = Fino a un certo numero di punti, uno per ogni mano vinta; o un certo numero di mani; o six-love: sei mani mentre almeno uno non ne ha nessuna. Mai più di 1000 mani.
option-deal2 = Tessere a testa in due
option-deal2-help = Con quattordici a testa non resta nulla. Con sette a testa c’è un mazzo, e chi non può posare pesca finché trova una tessera che combacia.
option-direction-help = In quale senso si gioca e passa l’apertura; di solito in senso antiorario.

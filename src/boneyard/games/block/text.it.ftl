title = Gioco del blocco
blurb = Il modo più semplice: si posa, poi si pesca una tessera alla fine di ogni turno.
twist = Si pesca a ogni turno
aliases = Domino a blocco

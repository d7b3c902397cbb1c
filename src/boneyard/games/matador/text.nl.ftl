title = Matador
blurb = Met de set dubbel negen: buren zijn samen tien, matadors passen overal.
twist = Buren zijn samen tien
count-joker = matador
aliases = Russisch domino
option-blocked_tie-help = Wat er gebeurt als meer spelers de minste ogen hebben: niemand krijgt iets, of zij delen de ogen van de anderen, naar beneden afgerond, en van elk deel gaan de eigen ogen af; minder dan 0 wordt het nooit.

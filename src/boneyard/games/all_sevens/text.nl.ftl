title = Alle zevens
blurb = Helften die elkaar raken, zijn samen zeven; jokers passen overal.
twist = Buren zijn samen zeven
aliases = Zevens, Kardinaal, Cardinal
option-blocked_tie-help = Wat er gebeurt als meer spelers de minste ogen hebben: niemand krijgt iets, of zij delen de ogen van de anderen, naar beneden afgerond, en van elk deel gaan de eigen ogen af; minder dan 0 wordt het nooit.

title = Matador op zeven
count-joker = matador
blurb = Buren zijn samen zeven; matadors liggen dwars en passen aan elk uiteinde.
twist = Zeven, met matadors
aliases = Matador
option-blocked_tie-help = Wat er gebeurt als meer spelers de minste ogen hebben: niemand krijgt iets, of zij delen de ogen van de anderen, naar beneden afgerond, en bij elk deel komen de eigen ogen.

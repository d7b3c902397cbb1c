title = Alle vijven
blurb = Punten als de uiteinden samen een veelvoud van vijf zijn.
twist = Veelvouden van vijf tellen
aliases = Muggins, Sniff, Amerikaans domino
option-blocked_tie-help = Wat er gebeurt als meer spelers de minste ogen hebben: niemand krijgt iets, of zij delen de afgeronde ogen van de anderen, naar beneden afgerond.

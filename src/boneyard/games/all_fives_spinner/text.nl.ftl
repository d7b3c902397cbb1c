title = Alle vijven met spinner
blurb = Net als Alle vijven, maar de eerste dubbel is aan vier zijden open.
twist = Vijven, vier open zijden
aliases = Spinner
option-blocked_tie-help = Wat er gebeurt als meer spelers de minste ogen hebben: niemand krijgt iets, of zij delen de afgeronde ogen van de anderen, naar beneden afgerond.

title = Alle vijven
blurb = Punten als de einden samen een veelvoud van vijf zijn.
aliases = Muggins, Sniff, Amerikaans domino

title = Alle vijven
blurb = Punten als de uiteinden samen een veelvoud van vijf zijn.
aliases = Muggins, Sniff, Amerikaans domino

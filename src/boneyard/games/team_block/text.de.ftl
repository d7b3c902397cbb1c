title = Blockspiel im Team
blurb = Das Blockspiel zwei gegen zwei; die gezogenen Steine bestimmen die Teams.
twist = Teams werden ausgelost
aliases = Partnerdomino, Teamdomino
option-blocked_tie-help = Bei zwei Teams ist das einerlei: Sind beide gleich, bleibt nichts zu teilen.

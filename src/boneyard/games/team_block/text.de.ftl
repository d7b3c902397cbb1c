title = Blockspiel im Team
blurb = Das Blockspiel zwei gegen zwei; die gezogenen Steine bestimmen die Teams.
aliases = Partnerdomino, Teamdomino

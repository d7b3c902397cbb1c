title = Block in teams
blurb = The block game two against two; the tiles you draw decide the teams.
aliases = Partner dominoes

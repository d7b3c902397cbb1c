title = Team Block
blurb = The block game two against two; the tiles you draw decide the teams.
twist = Teams by lot
aliases = Block in teams, Partner dominoes
option-blocked_tie-help = With two teams it comes to the same: if both tie, no pips are left to share.

title = Block in teams
blurb = The block game two against two; the tiles you draw decide the teams.
aliases = Partner dominoes
option-blocked_tie-help = With two teams it comes to the same: if both tie, no pips are left to share.

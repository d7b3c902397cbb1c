title = Cut-throat
blurb = Jamaican dominoes without partners: each player alone, to six rounds.
twist = Each player alone
aliases = Cut throat, Cutthroat dominoes, Jamaican cutthroat
option-match-help = To so many points, a round won being one; or so many rounds; or six-love: six rounds while at least one player has none. Never more than 1,000 rounds.
option-deal2 = Tiles each for two
option-deal2-help = With fourteen each nothing is left over. With seven each there is a boneyard, and whoever cannot play draws until something fits.
option-direction-help = The direction of play and of passing on the opening; usually counter-clockwise.

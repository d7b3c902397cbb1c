title = Jamaican
blurb = Pairs to six-love: six rounds won while the others have none.
twist = Six wins to love
aliases = Jamaican dominoes, Partner dominoes, Partner, Six love, Bones
option-match-help = Six-love is six rounds while the others have none. Or you play a number of rounds, or until someone has a number of points; never more than 1,000 rounds.
option-direction-help = The direction of play and of passing on the opening; usually counter-clockwise.

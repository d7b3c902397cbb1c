title = Matador to seven
blurb = Neighbours add up to seven; matadors lie crosswise and fit any end.
aliases = Matador, Russian dominoes

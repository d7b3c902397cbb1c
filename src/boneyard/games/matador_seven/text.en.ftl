title = Matador to seven
blurb = Neighbours add up to seven; matadors lie crosswise and fit any end.
aliases = Matador, Russian dominoes
option-blocked_tie-help = What happens when several have the fewest pips: nobody is credited, or they share the pips of the others, rounded down, and each adds the pips in their own hand.

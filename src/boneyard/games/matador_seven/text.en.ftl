title = Matador in sevens
count-joker = matador
blurb = Touching halves add up to seven; matadors lie crosswise and fit any end.
twist = Sevens, with matadors
aliases = Matador, Matador to seven, Russian dominoes
option-blocked_tie-help = What happens when several have the fewest pips: nobody scores, or they share the others’ pips, rounded down, and each adds the pips in their own hand.

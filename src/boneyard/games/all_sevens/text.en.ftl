title = All Sevens
blurb = Touching halves must add up to seven; jokers fit anywhere.
twist = Neighbours make seven
aliases = Sevens, Cardinal, Cardinal Dominoes
option-blocked_tie-help = What happens when several have the fewest pips: nobody scores, or they share the others’ pips, rounded down, and each subtracts the pips in their own hand; a share never falls below 0.

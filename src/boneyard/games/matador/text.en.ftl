title = Matador
blurb = With the double-nine set: touching halves add up to ten, matadors fit anywhere.
twist = Neighbours make ten
count-joker = matador
aliases = Russian dominoes, Tens
option-blocked_tie-help = What happens when several have the fewest pips: nobody scores, or they share the others’ pips, rounded down, and each subtracts the pips in their own hand; a share never falls below 0.

title = Matador
blurb = On the double-nine set: neighbours add up to ten, jokers fit anywhere.
aliases = Russian dominoes, Tens
option-blocked_tie-help = What happens when several have the fewest pips: nobody is credited, or they share the pips of the others, rounded down, and each subtracts the pips in their own hand; a share never falls below 0.

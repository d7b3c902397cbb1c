title = All Fives
blurb = You score when the ends add up to a multiple of five.
twist = Multiples of five score
aliases = Muggins, Sniff, Five up
option-blocked_tie-help = What happens when several have the fewest pips: nobody scores, or they share the rounded pips of the others, rounded down.

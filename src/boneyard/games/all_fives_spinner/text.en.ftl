title = All Fives with a spinner
blurb = Like All Fives, but the first double is open on all four sides.
twist = Fives, four open sides
aliases = Spinner
option-blocked_tie-help = What happens when several have the fewest pips: nobody scores, or they share the rounded pips of the others, rounded down.

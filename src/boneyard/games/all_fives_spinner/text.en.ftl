title = All Fives with a spinner
blurb = Like All Fives, but the first double is open on all four sides.
aliases = Spinner, Five up, Cardinal

title = All Fives
blurb = You score when the ends add up to a multiple of five.
aliases = Muggins, Sniff, Five up

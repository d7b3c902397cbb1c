title = All Sevens
blurb = Touching halves must add up to seven; jokers fit anywhere.
aliases = Sevens

title = Dominance
blurb = A duel of numbers without chance: being just ahead counts, far ahead does not.
aliases = Duel

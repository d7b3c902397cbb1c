title = Dominance
blurb = Un duel de nombres sans hasard : être juste devant compte, trop devant non.
aliases = Duel

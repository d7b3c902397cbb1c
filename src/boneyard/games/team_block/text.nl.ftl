title = Blokspel in teams
blurb = Het blokspel twee tegen twee; de getrokken stenen bepalen de teams.
aliases = Partnerdomino

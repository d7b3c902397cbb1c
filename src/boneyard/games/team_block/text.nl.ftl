title = Blokspel in teams
blurb = Het blokspel twee tegen twee; de getrokken stenen bepalen de teams.
twist = Teams door loting
aliases = Partnerdomino
option-blocked_tie-help = Met twee teams komt dat op hetzelfde neer: staan ze gelijk, dan valt er niets te delen.

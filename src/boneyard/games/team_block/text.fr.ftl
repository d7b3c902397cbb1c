title = Bloc par équipes
blurb = Le jeu du bloc à deux contre deux ; les dominos tirés forment les équipes.
aliases = Domino en équipe

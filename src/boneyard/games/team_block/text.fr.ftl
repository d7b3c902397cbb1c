title = Bloc par équipes
blurb = Le jeu du bloc à deux contre deux ; les dominos tirés forment les équipes.
twist = Équipes tirées au sort
aliases = Domino en équipe
option-blocked_tie-help = Avec deux équipes, cela revient au même : à égalité, il ne reste rien à partager.

title = Patte de poule
blurb = Chaque double devient une patte : il lui faut trois doigts avant de continuer.
aliases = Pied de poule

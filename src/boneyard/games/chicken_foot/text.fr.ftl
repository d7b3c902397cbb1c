title = Patte de poule
blurb = Chaque double devient une patte : il lui faut trois doigts avant de continuer.
twist = Les doubles ont des doigts
aliases = Pied de poule

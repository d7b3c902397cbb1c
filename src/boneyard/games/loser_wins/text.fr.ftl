title = Qui perd gagne
blurb = Qui a fini se retire ; à la fin, le plus de points en main gagne.
twist = Le plus de points gagne
aliases = Misère

title = Qui perd gagne
blurb = Qui a fini se retire ; celui qui garde le plus de points gagne.
aliases = Misère

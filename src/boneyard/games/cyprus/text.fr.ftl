title = Chypre
blurb = Autour du 9-9 pousse une étoile de neuf bras au plus.
twist = Jusqu’à neuf bras
aliases = Étoile

title = Hungarian
blurb = Whoever is in turn lays for as long as his tiles fit.
aliases = Hungary

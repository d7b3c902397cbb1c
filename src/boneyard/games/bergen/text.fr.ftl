title = Bergen
blurb = Des points pour des doubles toujours plus hauts et pour deux bouts égaux.
twist = Bouts égaux, 2 ou 3 points
aliases = Domino de Bergen

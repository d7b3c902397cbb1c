title = Bergen
blurb = Des points pour des doubles toujours plus hauts et pour deux extrémités égales.
aliases = Domino de Bergen

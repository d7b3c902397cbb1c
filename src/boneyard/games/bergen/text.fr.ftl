title = Bergen
blurb = Des points pour des doubles toujours plus hauts et pour deux bouts égaux.
aliases = Domino de Bergen

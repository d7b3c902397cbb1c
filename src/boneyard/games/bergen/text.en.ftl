title = Bergen
blurb = Points for ever higher doubles, and for the same number at both ends.
twist = Equal ends, 2 or 3 points
aliases = Bergen dominoes

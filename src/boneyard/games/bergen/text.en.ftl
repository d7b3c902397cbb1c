title = Bergen
blurb = Points for ever higher doubles, and for the same number at both ends.
aliases = Bergen dominoes

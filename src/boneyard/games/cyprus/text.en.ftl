title = Cyprus
blurb = A star of up to nine rays grows around the 9-9.
aliases = Star dominoes

title = Cyprus
blurb = A star of up to nine arms grows around the 9-9.
aliases = Star dominoes

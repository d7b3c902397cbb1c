title = Cyprus
blurb = A star of up to nine arms grows around the 9-9.
twist = Up to nine arms
aliases = Star dominoes

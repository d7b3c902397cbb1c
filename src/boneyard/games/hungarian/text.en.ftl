title = Hungarian Dominoes
blurb = In your turn you play for as long as your tiles fit.
twist = Play while tiles fit
aliases = Hungary

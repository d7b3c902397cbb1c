title = Hungarian
blurb = In your turn you lay for as long as your tiles fit.
aliases = Hungary

title = Arithmetic
blurb = Ten points whenever you bring the total to 30, 50, 70 or 100.
aliases = Adding up

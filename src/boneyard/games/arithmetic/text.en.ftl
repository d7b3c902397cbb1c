title = Arithmetic
blurb = Ten points whenever you bring the total to 30, 50, 70 or 100.
twist = Hit the right total
aliases = Adding up

title = Classic in rounds
blurb = The draw game over several rounds, to 100 points.
twist = Drawing, to 100 points
aliases = To a hundred

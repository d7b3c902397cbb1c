title = Barricade
blurb = One more rule for six games: bar an end with a double – and then you had better win.
twist = Doubles bar ends
aliases = Block the end

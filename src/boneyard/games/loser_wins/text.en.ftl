title = Loser wins
blurb = Whoever is done drops out; whoever holds the most pips at the end wins.
twist = Most pips win
aliases = Misère

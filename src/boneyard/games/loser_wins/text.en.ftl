title = Loser wins
blurb = Who is done drops out; whoever holds the most pips at the end wins.
aliases = Misère

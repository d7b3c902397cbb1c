title = Block game
blurb = The simplest way to play: lay a tile, then draw one at the end of every turn.
aliases = Block dominoes, Blocking game

title = Block Dominoes
blurb = The simplest game: play a tile, then draw one at the end of every turn.
twist = Draw every turn
aliases = Block game, Blocking game

title = Tiddle-Wink
blurb = For six to nine: three tiles each, and after every double you may play again.
twist = Doubles play again
aliases = Tiddly-Wink

title = Tiddle-Wink
blurb = For six to nine: three tiles each, and after every double you may lay again.
aliases = Tiddly-Wink

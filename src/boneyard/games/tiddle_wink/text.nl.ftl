title = Tiddle-Wink
blurb = Voor zes tot negen: drie stenen elk, en na elke dubbele mag je nog eens leggen.
aliases = Tiddly-Wink

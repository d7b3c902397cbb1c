title = Tiddle-Wink
blurb = Voor zes tot negen spelers: drie stenen elk, en na elke dubbele mag je nog eens leggen.
aliases = Tiddly-Wink

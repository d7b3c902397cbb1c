title = Tiddle-Wink
blurb = Voor zes tot negen spelers: drie stenen per persoon, en na elke dubbel mag je nog eens leggen.
twist = Na een dubbel nog eens
aliases = Tiddly-Wink

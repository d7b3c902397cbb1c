title = Tiddle-Wink
blurb = De six à neuf joueurs : trois dominos en main, et après chaque double on peut rejouer.
aliases = Tiddly-Wink

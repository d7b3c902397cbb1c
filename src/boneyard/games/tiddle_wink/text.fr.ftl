title = Tiddle-Wink
blurb = De six à neuf joueurs : trois pièces en main, et après chaque double on peut rejouer.
aliases = Tiddly-Wink

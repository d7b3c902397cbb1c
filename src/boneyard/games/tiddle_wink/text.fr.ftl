title = Tiddle-Wink
blurb = De six à neuf joueurs : trois dominos en main, et après chaque double on peut rejouer.
twist = On rejoue après un double
aliases = Tiddly-Wink

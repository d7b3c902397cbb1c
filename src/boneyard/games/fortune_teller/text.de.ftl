title = Wahrsager
blurb = Ein Zauberstück: das Programm weiß vorher, mit welchen Zahlen deine Linie endet.
aliases = Zaubertrick

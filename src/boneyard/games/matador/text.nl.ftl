title = Matador
blurb = Met de set dubbel negen: buren zijn samen tien, jokers passen overal.
aliases = Russisch domino

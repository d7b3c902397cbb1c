title = Matador
blurb = Met de dubbel-negen: buren vullen aan tot tien, jokers passen overal.
aliases = Russisch domino

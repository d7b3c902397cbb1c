title = Wie verliest, wint
blurb = Wie klaar is valt af; wie op het eind de meeste ogen heeft, wint.
twist = De meeste ogen winnen
aliases = Omgekeerd

title = Ungarisches Domino
blurb = Wer dran ist, legt so lange, wie noch ein Stein passt.
twist = Legen, solange es passt
aliases = Ungarn

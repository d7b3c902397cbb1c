title = Ungarisches Domino
blurb = Wer dran ist, legt so lange, wie seine Steine passen.
aliases = Ungarn

title = Klassisch ohne Vorrat
blurb = Niemand zieht; wer dran ist, legt, bis nichts mehr passt.
aliases = Ohne Vorrat, Ohne Stock

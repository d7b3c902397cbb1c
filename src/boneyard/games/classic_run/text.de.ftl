title = Klassisch ohne Vorrat
blurb = Niemand zieht; jeder legt, bis nichts mehr passt.
aliases = Ohne Vorrat, Ohne Stock

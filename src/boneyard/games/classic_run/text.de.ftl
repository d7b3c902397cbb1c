title = Klassisch ohne Stock
blurb = Niemand zieht; jeder legt aus, bis nichts mehr passt.
aliases = Ohne Stock

title = Klassisch ohne Vorrat
blurb = Niemand zieht; wer dran ist, legt, bis nichts mehr passt.
twist = Weiterlegen, nie ziehen
aliases = Ohne Vorrat, Ohne Stock

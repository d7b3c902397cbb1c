title = Klassisch: Ziehen
blurb = Wer nicht legen kann, zieht, bis er kann.
aliases = Zugdomino

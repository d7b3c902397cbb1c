title = Klassisch: Ziehen
blurb = Wer nicht legen kann, zieht, bis er kann.
twist = Ziehen, bis es passt
aliases = Zugdomino

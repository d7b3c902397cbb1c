title = Klassisch: Ziehen
blurb = Wer nicht anlegen kann, zieht, bis er kann.
aliases = Zugdomino

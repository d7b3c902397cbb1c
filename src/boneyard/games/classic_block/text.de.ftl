title = Klassisch: Schieben
blurb = Wer nicht legen kann, schiebt; wer zuerst alles gelegt hat, gewinnt.
twist = Schieben statt ziehen
aliases = Schieben

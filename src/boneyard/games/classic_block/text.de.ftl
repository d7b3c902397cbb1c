title = Klassisch: Schieben
blurb = Wer nicht legen kann, schiebt; die leere Hand gewinnt.
aliases = Schieben

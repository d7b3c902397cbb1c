title = Klassisch: Schieben
blurb = Wer nicht anlegen kann, schiebt; die leere Hand gewinnt.
aliases = Schieben

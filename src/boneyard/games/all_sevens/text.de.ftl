title = Alle Siebene
blurb = Wo sich Hälften berühren, müssen sie zusammen sieben ergeben; Joker passen überall.
aliases = Siebener

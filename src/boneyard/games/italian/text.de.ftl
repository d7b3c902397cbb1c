title = Italienisches Domino
blurb = Ohne Anlegen: Alle zählen zusammen, und wer genau 30, 50, 70, 100 trifft, punktet.
twist = Zählen statt anlegen
aliases = Zähldomino

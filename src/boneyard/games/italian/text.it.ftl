title = Domino italiano
blurb = Senza accostare: si conta insieme, e chi fa esattamente 30, 50, 70, 100 segna.
twist = Contare, non accostare
aliases = Conteggio

title = Domino auf Divisor
blurb = Bis zu 190 Steine in alle Richtungen: Punkte, wenn die Summe der Enden durch den Divisor teilbar ist.
aliases = Double-18, Weico

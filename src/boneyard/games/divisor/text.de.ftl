title = Domino auf Divisor
blurb = Bis zu 190 Steine in alle Richtungen: Punkte, wenn die Summe der Enden durch den Divisor teilbar ist.
twist = Teilbare Summen zählen
aliases = Double-18, Weico

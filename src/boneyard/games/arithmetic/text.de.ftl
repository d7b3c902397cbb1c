title = Rechen-Domino
blurb = Zehn Punkte, wenn du die Summe auf 30, 50, 70 oder 100 bringst.
twist = Die richtige Summe treffen
aliases = Rechnen

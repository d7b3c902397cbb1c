title = Französisches Domino
blurb = Zu zweit wächst eine Mauer aus zwei Etagen: Gleiche Hälften liegen übereinander.
twist = Mauer mit zwei Etagen
aliases = Mauerdomino
option-direction-help = Zu zweit macht sie keinen Unterschied.
option-blocked_tie-help = Zu zweit ist das einerlei: Sind beide gleich, bleibt nichts zu teilen.

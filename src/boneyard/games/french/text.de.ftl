title = Französisches Domino
blurb = Zu zweit wächst eine Mauer aus zwei Etagen: Gleiche Hälften liegen übereinander.
aliases = Mauerdomino

title = Französisches Domino
blurb = Zu zweit wächst eine Mauer aus zwei Etagen: gleiche Hälften liegen übereinander.
aliases = Mauerdomino

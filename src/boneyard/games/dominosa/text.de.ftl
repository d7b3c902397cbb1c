title = Problemsammlung
blurb = Nur die Zahlen sind zu sehen: wo liegen die Steine?
aliases = Dominosa, Solitärrätsel

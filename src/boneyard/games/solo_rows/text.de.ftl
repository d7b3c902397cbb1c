title = Solo 1: Vier Reihen
blurb = Offen ausgelegt: nimm immer den rechten Stein einer Reihe, bis alle 28 liegen.
aliases = Patience

title = Solo 2: hand by hand
blurb = Draw five, lay all five, and five again: it almost never comes out.
aliases = Patience, Solitaire

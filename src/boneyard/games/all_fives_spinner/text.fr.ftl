title = Tous les cinq avec pivot
blurb = Comme Tous les cinq, mais le premier double est ouvert des quatre côtés.
aliases = Pivot, Cardinal

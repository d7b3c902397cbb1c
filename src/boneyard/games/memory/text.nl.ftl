title = Memory
blurb = Draai twee stenen om: hebben ze een getal gemeen, dan zijn ze voor jou en mag je nog een keer.
aliases = Geheugenspel, Paren, Domino-memory
booklet-title = ‘Memory’
tile-up = { $tile }, open, rij { $row }, kolom { $column }
why-already-up = Deze steen ligt al open: kies een andere.
why-tile-gone = Hier ligt geen steen meer.
points-noted = { $name }: { points-count }, één per gehouden steen

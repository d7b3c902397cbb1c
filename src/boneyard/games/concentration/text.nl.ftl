title = Concentratie
blurb = Onthoud wat waar ligt en draai twee stenen om die samen precies het juiste aantal ogen hebben.
aliases = Concentration, Sommen-memory, Twaalven
booklet-title = ‘Konzentration’
tile-up = { $tile }, open, rij { $row }, kolom { $column }
why-already-up = Deze steen ligt al open: kies een andere.
why-tile-gone = Hier ligt geen steen meer.
points-noted = { $name }: { points-count }, één per gehouden steen

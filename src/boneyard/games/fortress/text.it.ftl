title = Fortezza
blurb = Costruire in altezza: più la catena sale, più vale.
aliases = Castello

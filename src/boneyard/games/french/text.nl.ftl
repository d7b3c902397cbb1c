title = Frans domino
blurb = Met twee groeit een muur van twee lagen: gelijke helften liggen op elkaar.
aliases = Muurtje

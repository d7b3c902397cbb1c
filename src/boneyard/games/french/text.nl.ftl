title = Frans domino
blurb = Met z’n tweeën bouw je een muur van twee lagen: gelijke helften liggen op elkaar.
aliases = Muurtje

title = Frans domino
blurb = Met z’n tweeën bouw je een muur van twee lagen: gelijke helften liggen op elkaar.
twist = Een muur van twee lagen
aliases = Muurtje
option-direction-help = Met z’n tweeën maakt die niets uit.
option-blocked_tie-help = Met z’n tweeën komt dat op hetzelfde neer: staan jullie gelijk, dan valt er niets te delen.

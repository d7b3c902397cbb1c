title = Blocco a squadre
blurb = Il gioco del blocco due contro due; le tessere pescate formano le squadre.
twist = Squadre a sorte
aliases = Domino a coppie
option-blocked_tie-help = Con due squadre è lo stesso: se sono pari, non resta nulla da dividere.

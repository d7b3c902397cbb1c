title = Blocco a squadre
blurb = Il gioco del blocco due contro due; le tessere pescate formano le squadre.
aliases = Domino a coppie

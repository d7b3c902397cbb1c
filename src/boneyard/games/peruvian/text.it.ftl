title = Domino peruviano
blurb = Un gioco del blocco in quattro con penalità segrete, annunciate solo prima dell’ultima mano.
aliases = Perù

title = Domino peruviano
blurb = Un gioco del blocco in quattro con penalità segrete, annunciate solo prima dell’ultima mano.
twist = Penalità segrete
aliases = Perù
option-match-help = Quanto si gioca: un numero di mani, o fino a un numero di penalità, e allora le annotazioni restano segrete fino alla fine.

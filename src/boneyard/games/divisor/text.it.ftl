title = Domino col divisore
blurb = Fino a 190 tessere in ogni direzione: punti se la somma delle estremità è divisibile.
twist = Contano le somme divisibili
aliases = Doppio 18, Weico

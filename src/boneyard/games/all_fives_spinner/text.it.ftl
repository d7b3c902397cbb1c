title = Tutti i cinque con perno
blurb = Come Tutti i cinque, ma il primo doppio è aperto sui quattro lati.
aliases = Perno, Cardinal

title = Tutti i cinque
blurb = Si segna quando le estremità sommate danno un multiplo di cinque.
aliases = Muggins, Sniff, Domino americano

title = Raccolta di problemi
blurb = Si vedono solo i numeri: dove sono le tessere?
aliases = Dominosa

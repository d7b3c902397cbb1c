title = Classico a mani
blurb = Il gioco della pesca in più mani, fino a 100 punti.
aliases = Cento punti

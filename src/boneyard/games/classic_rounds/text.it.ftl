title = Classico a più mani
blurb = Il gioco della pesca in più mani, fino a 100 punti.
twist = Si pesca, fino a 100
aliases = Cento punti

title = Domino dominicano
blurb = A coppie fino a 200 punti: conviene far passare gli altri, e chi chiude è messo alla prova.
twist = Premi se si passa
aliases = Dominicano, Dominó dominicano, Capicúa, Dominó de patio

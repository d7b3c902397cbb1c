title = Dominikanisch
blurb = Paardomino bis 200 Punkte: Es lohnt sich, alle passen zu lassen, und wer sperrt, wird geprüft.
aliases = Dominikanisches Domino, Dominó dominicano, Capicúa, Dominó de patio

title = Dominikanisch
blurb = Paardomino bis 200 Punkte: Es lohnt sich, alle zum Aussetzen zu zwingen, und wer blockiert, wird geprüft.
twist = Zuschläge fürs Aussetzen
aliases = Dominikanisches Domino, Dominó dominicano, Capicúa, Dominó de patio

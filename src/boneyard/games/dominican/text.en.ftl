title = Dominican
blurb = Pairs to 200 points: bonuses for making everyone pass, and blocking puts you to the test.
twist = Bonuses for passes
aliases = Dominican dominoes, Dominó dominicano, Capicúa, Dominó de patio

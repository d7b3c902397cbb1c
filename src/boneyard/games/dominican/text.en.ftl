title = Dominican
blurb = Pairs to 200 points: bonuses for making everyone pass, and whoever blocks is put to the test.
aliases = Dominican dominoes, Dominó dominicano, Capicúa, Dominó de patio

title = Domino dominicain
blurb = Par paires jusqu’à 200 points : on gagne à faire passer les autres, et qui bloque est mis à l’épreuve.
twist = Des bonus si l’on passe
aliases = Dominicain, Dominó dominicano, Capicúa, Dominó de patio

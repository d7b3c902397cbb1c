title = Dominicaans
blurb = Paardomino tot 200 punten: anderen laten passen loont, en wie de ronde vastzet, wordt getoetst.
aliases = Dominicaans domino, Dominó dominicano, Capicúa, Dominó de patio

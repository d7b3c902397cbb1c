title = Dominicaans
blurb = Paardomino tot 200 punten: anderen laten overslaan loont, en wie de ronde laat vastlopen, wordt getoetst.
twist = Premies voor overslaan
aliases = Dominicaans domino, Dominó dominicano, Capicúa, Dominó de patio

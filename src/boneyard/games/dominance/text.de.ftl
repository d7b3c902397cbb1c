title = Dominanz
blurb = Ein Rechenduell zu zweit ohne Zufall: knapp vorn sein zählt, weit vorn nicht.
aliases = Duell

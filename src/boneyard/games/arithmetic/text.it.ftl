title = Domino aritmetico
blurb = Dieci punti a chi porta il totale a 30, 50, 70 o 100.
twist = Fare il totale giusto
aliases = Calcolo

title = Domino-Quadrille
blurb = Alle 28 Steine füllen eine Figur, in der vierzehn Quadrate je nur eine Zahl zeigen.
aliases = Quadrat, Quadrille

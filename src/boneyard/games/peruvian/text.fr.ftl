title = Domino péruvien
blurb = Un jeu du bloc à quatre, avec des pénalités secrètes annoncées avant la dernière manche.
aliases = Pérou

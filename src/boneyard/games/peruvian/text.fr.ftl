title = Domino péruvien
blurb = Un jeu du bloc à quatre, avec des pénalités secrètes annoncées avant la dernière manche.
twist = Pénalités secrètes
aliases = Pérou
option-match-help = La durée : un nombre de manches, ou jusqu’à un nombre de pénalités, et les notes restent alors secrètes jusqu’à la fin.

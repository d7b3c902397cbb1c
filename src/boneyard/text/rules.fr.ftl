### The three parts of a page

rules-part-minute = Jouer en une minute
rules-part-detail = En détail
rules-part-sources = Ce que disent les sources

## What differs from a game it is like

rules-like = **Si vous connaissez { $game } :** { $twist }. Ce qui change : { $topics }. Tout le reste est pareil.
rules-topic-deal = la donne
rules-topic-stuck = piocher et passer
rules-topic-opening = l’ouverture
rules-topic-turn = combien on pose en un tour
rules-topic-matching = ce qui convient
rules-topic-shape = la disposition
rules-topic-end = la fin de la manche
rules-topic-scoring = les points en cours de jeu
rules-topic-reckoning = le décompte
rules-topic-match = la longueur de la partie
rules-topic-partners = qui joue avec qui
atlas-fact = { $label } : { $value }
atlas-where = Pays
atlas-printed = Livrets parus pour
atlas-names = Autres noms
atlas-elsewhere = Dans d’autres langues
atlas-sources = Sources
atlas-differs = Les différences
atlas-topics = Par rapport à { $game } : { $topics }.
atlas-alike = Mêmes règles que { $game }, sauf ce qu’indique la page des règles.
atlas-other-kind = { $game } est un jeu d’un autre genre : presque tout diffère.

## What rules pages are made of, besides their own text: the part about options, numbers and lists.

## What you need

rules-need = { $players } et { $sets }.
rules-number = { $number ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $number }
}
rules-players = { $count ->
    [one] une personne
   *[other] { $number } joueurs
}
rules-from-to-players = de { $low } à { $high } joueurs
rules-set = { $set ->
    [6] double-six
    [9] double-neuf
    [12] double-douze
    [15] double-quinze
    [18] double-dix-huit
   *[other] double-{ $set }
}
rules-box = un jeu { rules-set } ({ $tiles } dominos)
rules-hand = { $hand ->
    [one] un domino par personne
   *[other] { $hand } dominos par personne
} ; { $left ->
    [0] il ne reste rien
    [1] il en reste un
   *[other] il en reste { $left }
}.
rules-tiles-each = Dominos par personne
rules-left-over = Reste
rules-left-over-of = Reste, { rules-set }

## Lists, and what differs from table to table

rules-or = { $most } ou { $last }
rules-with-set = { $told } avec le { $choices }
rules-with-players = { $told } à { $choices } joueurs
rules-with-base = { $told } ({ $choices })

## How long a match is

rules-rounds = { $count ->
    [one] une manche
   *[other] { $number } manches
}
rules-rounds-as-players = autant de manches que de joueurs
rules-points = { $count ->
    [one] un point
   *[other] { $count } points
}

## Which booklets describe the game; a game may add what it is called there

rules-source = { $from }.
rules-source-called = { $from }, { $title }.
rules-from-SL = D’après les deux livrets de Schmidt Spiele, le petit (S) et le grand (L)
rules-from-L = D’après le grand livret de Schmidt Spiele (L)
rules-from-LO = D’après le grand livret de Schmidt Spiele (L) et une copie numérisée (O)
rules-from-K = D’après une notice allemande (K)
rules-from-SLK = D’après les deux livrets de Schmidt Spiele (S et L) et une notice allemande (K)
rules-from-W = D’après le livret de Weico (W)
rules-from-world = Pas dans les livrets : c’est ainsi que l’on joue ailleurs dans le monde

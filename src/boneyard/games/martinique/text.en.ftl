title = Martinique
blurb = Three alone: win three rounds before somebody has won one, and make a cochon of them.
twist = No win, and a cochon
aliases = Domino martiniquais, Domino antillais, Cochon, Caribbean dominoes
option-match-help = A manche goes to three stars and is over when somebody has them. You play a number of manches, rounds or cochons, or until a manche ends in which somebody has a number of points; never more than 1,000 rounds.
option-match-manches = { $count ->
    [one] 1 manche
   *[other] { $count } manches
}
option-match-cochons = { $count ->
    [one] 1 cochon
   *[other] { $count } cochons
}
option-match-in-manches = manches
option-match-in-cochons = cochons
rules-manches = { $count ->
    [one] one manche
   *[other] { $number } manches
}
rules-cochons = { $count ->
    [one] one cochon
   *[other] { $number } cochons
}
scored-cochons = { $of ->
    [one] a cochon
   *[other] { $of } cochons
}
scored-cochon = cochon: no star
decided-void = A tie: the round is void.
decided-chiree = Chirée: everybody has a star, and all begin again without.
decided-manche = Three stars: the manche goes to { $name }.
status-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}

title = Domino martiniquais
blurb = À trois, chacun pour soi : gagner trois fois avant que quelqu’un ait gagné une fois, et en faire un cochon.
twist = Sans victoire, cochon
aliases = Martinique, Domino antillais, Cochon, Jouer cochon
option-match-help = Une série se joue en trois étoiles. On joue un nombre de séries, de manches ou de cochons, ou jusqu’à ce que quelqu’un ait un nombre de points à la fin d’une série ; jamais plus de 1 000 manches.
option-match-manches = { $count ->
    [one] { $count } série
   *[other] { $count } séries
}
option-match-cochons = { $count ->
    [one] { $count } cochon
   *[other] { $count } cochons
}
option-match-in-manches = séries
option-match-in-cochons = cochons
rules-manches = { $count ->
    [one] une série
   *[other] { $number } séries
}
rules-cochons = { $count ->
    [one] un cochon
   *[other] { $number } cochons
}
scored-cochons = { $of ->
    [one] un cochon
   *[other] { $of } cochons
}
scored-cochon = cochon : aucune étoile
decided-void = Égalité : la manche est nulle.
decided-chiree = Chirée : tout le monde a une étoile, et l’on repart sans.
decided-manche = Trois étoiles : la série revient à { $name }.
status-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}

title = Martinique
blurb = Drei gegeneinander: Gewinne drei Runden, bevor jemand eine gewonnen hat, und mach ihn zum Cochon.
twist = Ohne Sieg ein Cochon
aliases = Domino martiniquais, Domino antillais, Cochon, Martinikanisches Domino
option-match-help = Eine Manche geht bis zum dritten Stern. Gespielt wird eine Zahl von Manches, Runden oder Cochons, oder bis am Ende einer Manche jemand eine Punktzahl hat; nie mehr als 1000 Runden.
option-match-manches = { $count ->
    [one] 1 Manche
   *[other] { $count } Manches
}
option-match-cochons = { $count ->
    [one] 1 Cochon
   *[other] { $count } Cochons
}
option-match-in-manches = Manches
option-match-in-cochons = Cochons
rules-manches = { $count ->
    [one] eine Manche
   *[other] { $number } Manches
}
rules-cochons = { $count ->
    [one] ein Cochon
   *[other] { $number } Cochons
}
scored-cochons = { $of ->
    [one] ein Cochon
   *[other] { $of } Cochons
}
scored-cochon = Cochon: kein Stern
decided-void = Gleichstand: Die Runde zählt nicht.
decided-chiree = Chirée: Alle haben einen Stern, und alle fangen wieder ohne an.
decided-manche = Drei Sterne: Die Manche geht an { $name }.
status-stars = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}

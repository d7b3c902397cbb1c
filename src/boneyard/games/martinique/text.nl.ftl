title = Martinique
blurb = Met z’n drieën, ieder voor zich: win drie rondes voordat iemand er een heeft, en maak die tot cochon.
twist = Zonder winst een cochon
aliases = Domino martiniquais, Domino antillais, Cochon, Martinikaans domino
option-match-help = Een manche gaat tot drie sterren. Jullie spelen een aantal manches, rondes of cochons, of tot iemand aan het eind van een manche een aantal punten heeft; nooit meer dan 1000 rondes.
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
    [one] één manche
   *[other] { $number } manches
}
rules-cochons = { $count ->
    [one] één cochon
   *[other] { $number } cochons
}
scored-cochons = { $of ->
    [one] een cochon
   *[other] { $of } cochons
}
scored-cochon = cochon: geen ster
decided-void = Gelijk: de ronde telt niet.
decided-chiree = Chirée: iedereen heeft een ster, en iedereen begint weer zonder.
decided-manche = Drie sterren: de manche gaat naar { $name }.
status-stars = { $count ->
    [one] 1 ster
   *[other] { $count } sterren
}

title = Cut-throat
blurb = Jamaicaans domino zonder partners: ieder voor zich, tot zes rondes.
twist = Ieder voor zich
aliases = Cut throat, Cutthroat, Jamaican cutthroat, Ieder voor zich
option-match-help = Tot een aantal punten, waarbij een gewonnen ronde er één is; of een aantal rondes; of six-love: zes rondes terwijl ten minste één speler er geen heeft. Nooit meer dan 1000 rondes.
option-deal2 = Stenen per speler met twee
option-deal2-help = Met veertien ieder blijft er niets over. Met zeven ieder is er een pot, en wie niet kan leggen, trekt tot er iets past.
option-direction-help = In welke richting jullie spelen en de opening rondgaat; gewoonlijk tegen de klok in.

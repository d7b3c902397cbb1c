title = Jamaicaans
blurb = Paardomino tot six-love: zes rondes winnen terwijl de anderen er geen hebben.
twist = Zes gewonnen, nul ertegen
aliases = Jamaicaans domino, Partner dominoes, Six love, Bones
option-match-help = Six-love is zes rondes terwijl de anderen er geen hebben. Of je speelt een aantal rondes, of tot iemand een aantal punten heeft; nooit meer dan 1000 rondes.
option-direction-help = In welke richting jullie spelen en de opening rondgaat; gewoonlijk tegen de klok in.

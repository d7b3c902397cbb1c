title = Peruvian Dominoes
blurb = A block game for four with secret penalties, told only before the last round.
twist = Secret penalties
aliases = Peru
option-match-help = How long you play: a number of rounds, or up to a number of penalty points, and then the notes stay secret to the end.

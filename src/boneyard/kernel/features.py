"""What a taught player is told of an action it could take: the place of each number, and what it
says.

All follow from what the player in turn may know. Numbers "by where" are several, one for each place
others sit at: who comes next, those between (in the mean), who came before, and, where there is a
fourth, oneself. "Opened" is the number a tile leaves open, "covered" the one it is laid at.
"""

from __future__ import annotations

NEXT, MIDDLE, PREVIOUS, ME = range(4)
"""Where somebody sits."""

# -- the situation, alike for all actions

THEIR_TILES = 0
"""Tiles a seat holds ÷ 7 (by where)."""
ON_OUR_SIDE = 3
"""Whether it plays on our side (by where)."""
THEY_DREW = 6
"""Tiles it has drawn since it was last seen to lack something ÷ 3 (by where)."""
MY_TILES = 9
"""Tiles in hand ÷ 7."""
LEFT_TO_DRAW = 10
"""Tiles that may be drawn ÷ 14."""
TWO_PLAY = 11
"""Whether two play."""
THREE_PLAY = 12
"""Whether three play."""
ON_TABLE = 13
"""Tiles on the table ÷ 28."""
MY_PIPS = 14
"""Pips in hand ÷ 42."""
MY_DOUBLES = 15
"""Doubles in hand ÷ 3."""
PASSES_IN_A_ROW = 16
"""Passes in a row ÷ 3."""
ACTION = 17
"""Where the numbers of an action begin."""

# -- the action

IS_LAY = 17
"""Whether it is a lay."""
IS_DRAW = 18
"""Whether it is a draw by choice."""
IS_PASS = 19
"""Whether it is a pass, a stop, or the opening handed on."""
IS_BAR = 20
"""Whether it bars an end."""
TILE_PIPS = 21
"""Pips of the tile ÷ 12."""
TILE_DOUBLE = 22
"""Whether it is a double."""
OPENS_NUMBER = 23
"""The number opened ÷ 6."""
EARNED = 24
"""Points the lay makes at once ÷ 10."""
GOES_OUT = 25
"""Whether it is the last tile in hand."""
IS_FIRST = 26
"""Whether it is the first on the table."""
MY_TURN_AGAIN = 27
"""Whether one may lay again."""

# -- the two numbers of a lay

KEPT_OF_OPENED = 28
"""Tiles kept that fit the number opened ÷ 4."""
KEPT_OF_COVERED = 29
"""Tiles kept that fit the number covered ÷ 4."""
UNSEEN_OF_OPENED = 30
"""Unseen tiles that fit the number opened ÷ 7."""
UNSEEN_OF_COVERED = 31
"""Unseen tiles that fit the number covered ÷ 7."""
OPENED_IS_MINE = 32
"""Whether nobody else can have a tile for the number opened."""
HOLD_ON_OPENED = 33
"""Of all tiles left that fit the number opened, the share in one's hand."""
LACKS_OPENED = 34
"""Whether a seat is known to lack the number opened (by where)."""
LACKS_COVERED = 37
"""Whether a seat is known to lack the number covered (by where)."""
HAS_OPENED_OPENED = 40
"""Whether it has opened that number itself, 1.5 if again (by where)."""
HAS_OPENED_COVERED = 44
"""The same of the number covered (by where)."""
HAS_COVERED_OPENED = 48
"""Whether it has covered the number opened (by where)."""
MADE_END = 52
"""Whether it laid the tile at the end covered (by where)."""
MADE_OTHERS = 56
"""The share of the other ends that it made (by where)."""

# -- the table after it

NUMBERS_OPEN = 60
"""Different numbers open ÷ 3."""
ONE_NUMBER = 61
"""Whether all ends are alike."""
KEPT_THAT_FIT = 62
"""Tiles kept that fit ÷ 7."""
SHARE_THAT_FITS = 63
"""The share of one's tiles that fits."""
STUCK_NEXT = 64
"""Whether none does."""
UNSEEN_THAT_FIT = 65
"""The share of the unseen tiles that fits."""
MUST_PASS = 66
"""How likely it is that nothing fits in a hand (by where)."""
NOBODY_ELSE_FITS = 69
"""Whether no unseen tile fits."""
WEAKEST_HOLD = 70
"""Of all tiles left for a number that is open, the least share in hand."""
STOPS_AHEAD = 71
"""Where nothing fits any more: pips by which one expects to be ahead ÷ 20."""

# -- the hand one keeps

KEPT_PIPS = 72
"""Pips kept ÷ 42."""
SUITS_KEPT = 73
"""Different numbers kept ÷ 7."""
LONGEST_SUIT = 74
"""Tiles of the commonest number kept ÷ 5."""
DOUBLES_KEPT = 75
"""Doubles kept ÷ 3."""
POOR_DOUBLES = 76
"""Doubles kept of numbers that are not open and have few tiles left."""

FEATURES = 77
"""So many that those of an action are six times a whole number."""

# -- the network

UNITS = 64
"""Each weighs all numbers, and counts for nothing below 0."""
LANES = 16
"""So many sums are added up side by side."""
BIAS = FEATURES * UNITS
"""Where in the row of weights what each unit begins with stands; before it, for each number, what
it is worth to each unit."""
ANSWERS = BIAS + UNITS
"""What each unit is worth to the answer."""
WEIGHTS = ANSWERS + UNITS
WORKROOM = 2 * UNITS + LANES
"""What whoever asks a network has to give it to work with."""
MOST_WEIGHED = 128
"""Actions of one decision that are looked at; there are hardly ever more."""

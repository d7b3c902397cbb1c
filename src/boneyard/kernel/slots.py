"""Where what stands in the arrays of the kernel: the rules, a position, and what the numbers mean.

Plain constants, which the compiler folds. An array of rules is made by `numbers`, one of a position
by `packed`; both are one-dimensional, so that a position is copied in one go.
"""

from __future__ import annotations

# -- limits ----------------------------------------------------------------------------------------

MOST_SEATS = 11
WORDS = 3
"""A hand is a set of tiles, one bit each: 190 of them in three words."""
MOST_ENDS = 64
"""A tree of double-eighteen has at most three ends per double."""
MOST_TILES = 190
MOST_ACTIONS = 1024
"""Lays of one position: 47 tiles in hand at a few dozen ends, of which few fit."""
MOST_PLACES = 4
"""Where hidden tiles of a plain line may be: other hands, and those that were not dealt."""

# -- rules -----------------------------------------------------------------------------------------

(
    PLAYERS, HAND, TILES, USED_WORDS, KEEPS_REST, RESERVE, FIRST, OPENING, OPENING_TILE, ELSE_TILE,
    DRAWS_TO_OPEN, SHAPE, REACH, TURN, MAY_STOP, MAY_DRAW, STUCK, DRAWS, DRAW_AFTER, BARS, BAR_FIT,
    DROPS_OUT, PASSES_BLOCK, LAY_SCORING, LAY_NUMBER, RECKONING, BLOCKED_TIE, OWN, ROUNDING, TARGET,
    PARTNERS, FAMILY, GOALS, ADDS_UP, CEDES, LEAST_DOUBLES, BACKWARDS, DECIDES, TIE_GOES,
    COUNTS_ALL, CAPICUA, CAPICUA_ANY, CHUCHAZO, CORRIDO, SALIDA, SALIDA_AT_ONCE, TOLL_BELOW,
    OPENS_ANY, BLOCK_BY_TILES, MAY_DECLINE, BAR_WHEN, HOME_FIRST,
) = range(52)  # fmt: skip
GOAL_LIST = 52
"""Goals of a counting game, and what each is worth, two numbers each."""
MOST_GOALS = 8
RULES = GOAL_LIST + 2 * MOST_GOALS

LINE_FAMILY, COUNTING_FAMILY = range(2)

# Openings.
HIGHEST_DOUBLE, HIGHEST_TILE, LOWEST_DOUBLE, HOLDER, SEAT_OPENS, MOST_PIPS, BY_LOT = range(7)
# Shapes, and which ends are in reach.
LINE, LENGTHWISE, CROSS, TREE, FEET, STAR = range(6)
ALL, CENTRE_FIRST, SIDE_FIRST, TOES_FIRST = range(4)
# Turns, and what a seat does that cannot lay, or can but may draw.
ONE, RUN, DOUBLE_AGAIN = range(3)
PASSES, DRAWS_ONE, DRAWS_AND_LAYS, DRAWS_TILL_FITS, PASSES_OR_DRAWS = range(5)
NEVER, INSTEAD, BEFORE = range(3)
NO_DECLINING, DECLINES_DRAWING, DECLINES_DRAWN, DECLINES_EMPTY = range(4)
BARS_FREELY, BARS_IF_STUCK, BARS_IF_NOTHING_ELSE = range(3)
# What a lay scores, and what a round is worth.
NOTHING, FIVES, SPINNER_FIVES, QUOTIENT, BONUSES = range(5)
CREDIT, ROUND_WON, SUBTRACT, TWO, PENALTIES, MOST_PIPS_WIN, NOTES, BARRING, FOR_THE_SIDE = range(9)
TIE_NOBODY, TIE_SHARED = range(2)
OWN_NOTHING, OWN_SUBTRACT, OWN_ADD = range(3)
ROUNDED_NOT, ROUNDED_EACH, ROUNDED_TOTAL = range(3)
PAIR, PLAYER, CLOSER = range(3)
TO_NOBODY, TO_OPENER, TO_BLOCKER = range(3)
# Who plays together.
ALONE, BY_DRAW, ACROSS = range(3)

# -- a position ------------------------------------------------------------------------------------

(
    SEAT, MUST, LAYS, DRAWN, PASSED, PIECES, ENDS, LAST, NEXT_DRAWN, BONEYARD, OVER, HOW, BY,
    CENTRE, TOP_DOUBLE, ROUND, TOTAL, WINNERS, OPENER, CEDED, ALL_PASSES, BONUS,
) = range(22)  # fmt: skip
"""`NEXT_DRAWN` of the `BONEYARD` tiles are gone; `WINNERS` of the round are bits."""
SIDE = 22
SCORE = SIDE + MOST_SEATS
HELD = SCORE + MOST_SEATS
END = HELD + MOST_SEATS * WORDS
NUMBER, ROOM, KIND, OF = range(4)
"""Of an end: its number, how many tiles have room, its socket, and the tile it belongs to."""
BONE = END + 4 * MOST_ENDS
POSITION = BONE + MOST_TILES

NOBODY = -1
HALF, SIDE_SOCKET, TIP, TOE, RAY = range(5)

BLOCKED, OUT, LEFT_ALONE, BARRED, ON_TARGET, GOAL, EMPTY = range(7)
"""How a round ended."""

# -- an action -------------------------------------------------------------------------------------

LAY, DRAW, PASS, STOP, BAR, CEDE = range(6)
"""An action is `kind << 24 | tile << 16 | end << 8 | touch`; the first lay has `NO_END`."""
NO_END = 255

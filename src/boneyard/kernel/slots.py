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
    PLAYERS, HAND, USED_WORDS, KEEPS_REST, RESERVE, FIRST, OPENING, OPENING_TILE, ELSE_TILE,
    DRAWS_TO_OPEN, SHAPE, FILL_FIRST, MATCHING, TURN, MAY_STOP, MAY_DRAW, STUCK, DRAWS, DRAW_AFTER,
    BARS, BAR_FIT, OUT_ENDS, PASSES_BLOCK, SALIDA_BY_LAY, SALIDA_AT_ONCE, RECKONING, BLOCKED_TIE,
    OWN_PIPS, ROUNDING, TARGET, PARTNERS, FAMILY, GOALS, CEDES, LEAST_DOUBLES, BACKWARDS, ONE_SCORE,
    DECIDES, TIE_GOES, COUNTS, CAPICUA, CAPICUA_ANY, CHUCHAZO, CORRIDO, SALIDA, TOLL_BELOW, PLAIN,
    OPENS_ANY, BLOCK_WON_BY, MAY_DECLINE, BAR_WHEN, HOME_FIRST, CAPICUA_BLANK, ALL_KNOWN,
) = range(54)  # fmt: skip
GOAL_LIST = 54
"""Goals of a counting game, and what each is worth, two numbers each."""
MOST_GOALS = 8
FIRST_TWIN = GOAL_LIST + 2 * MOST_GOALS
(
    OPENS, AGAIN, TEAMS, BRANCHES, EARNS, TOLLS, RECKONS, AFTER_LAY, AFTER_PASS,
    IS_BLOCKED,
) = range(FIRST_TWIN, FIRST_TWIN + 20, 2)  # fmt: skip
"""Where each compiled twin is in memory (0: there is none), and then where the numbers begin that
its part brought."""
BONUSES = IS_BLOCKED + 2
"""How many twins there are for bonuses, and then each of them."""
MOST_BONUSES = 4
WINS = BONUSES + 1 + 2 * MOST_BONUSES
"""The same for what is earned by winning, however the round has ended."""
OWN_NUMBERS = WINS + 1 + 2 * MOST_BONUSES
MOST_OWN_NUMBERS = 24
RULES = OWN_NUMBERS + MOST_OWN_NUMBERS

TWINS = {
    "opens": OPENS, "again": AGAIN, "teams": TEAMS, "branches": BRANCHES,
    "earns": EARNS, "tolls": TOLLS, "reckons": RECKONS, "after_lay": AFTER_LAY,
    "after_pass": AFTER_PASS, "is_blocked": IS_BLOCKED, "bonus": BONUSES,
    "wins": WINS,
}  # fmt: skip
"""What a twin can do; `twins` says what it is given and what it returns."""
SEVERAL = BONUSES, WINS
"""What several twins can do together, one after the other."""

LINE_FAMILY, COUNTING_FAMILY = range(2)

# Openings.
HIGHEST_DOUBLE, HIGHEST_TILE, LOWEST_DOUBLE, HOLDER, SEAT_OPENS, BY_LOT = range(6)
LINE, LENGTHWISE, CROSS = range(3)
OTHER_MATCHING, EQUAL = range(2)
# Turns, and what a seat does that cannot lay, or can but may draw.
ONE, RUN, DOUBLE_AGAIN = range(3)
PASSES, DRAWS_ONE, DRAWS_AND_LAYS, DRAWS_TILL_FITS, PASSES_OR_DRAWS = range(5)
NEVER, INSTEAD, BEFORE = range(3)
ENDS_ROUND, DROPS_OUT, WITH_PARTNER = range(3)
NO_DECLINING, DECLINES_DRAWING, DECLINES_DRAWN, DECLINES_EMPTY = range(4)
BARS_FREELY, BARS_IF_STUCK, BARS_IF_NOTHING_ELSE = range(3)
# What a round is worth.
CREDIT, ROUND_WON, FOR_THE_SIDE = range(3)
TIE_NOBODY, TIE_SHARED = range(2)
BY_PIPS, BY_TILES = range(2)
OWN_NOTHING, OWN_SUBTRACT, OWN_ADD = range(3)
ROUNDED_NOT, ROUNDED_EACH, ROUNDED_TOTAL = range(3)
PAIR, PLAYER, CLOSER = range(3)
TO_NOBODY, TO_OPENER, TO_BLOCKER = range(3)
LOSERS, ALL_HANDS, ALL_IF_BLOCKED = range(3)
# Who plays together.
ALONE, ACROSS, FORMED = range(3)

NUMBERED: tuple[str, ...] = ()
SAID: dict[str, tuple[int, tuple[str, ...]]] = {
    "family": (FAMILY, ("line", "counting")),
    "opening": (
        OPENING,
        ("highest-double", "highest-tile", "lowest-double", "holder", "seat-opens", "by-lot"),
    ),
    "opening_tile": (OPENING_TILE, NUMBERED),
    "else_tile": (ELSE_TILE, NUMBERED),
    "shape": (SHAPE, ("line", "lengthwise", "cross")),
    "fill_first": (FILL_FIRST, NUMBERED),
    "matching": (MATCHING, ("other", "equal")),
    "salida_by_lay": (SALIDA_BY_LAY, NUMBERED),
    "salida_at_once": (SALIDA_AT_ONCE, NUMBERED),
    "salida": (SALIDA, NUMBERED),
    "corrido": (CORRIDO, NUMBERED),
    "toll_below": (TOLL_BELOW, NUMBERED),
    "reckoning": (RECKONING, ("credit", "round-won", "for-the-side")),
    "blocked_tie": (BLOCKED_TIE, ("nobody", "shared")),
    "block_won_by": (BLOCK_WON_BY, ("pips", "tiles")),
    "own_pips": (OWN_PIPS, ("nothing", "subtract", "add")),
    "rounding": (ROUNDING, ("none", "each", "total")),
    "decides": (DECIDES, ("pair", "player", "closer")),
    "tie_goes": (TIE_GOES, ("nobody", "opener", "blocker")),
    "counts": (COUNTS, ("losers", "all", "all-if-blocked")),
    "capicua": (CAPICUA, NUMBERED),
    "capicua_any": (CAPICUA_ANY, NUMBERED),
    "capicua_blank": (CAPICUA_BLANK, NUMBERED),
    "chuchazo": (CHUCHAZO, NUMBERED),
    "least_doubles": (LEAST_DOUBLES, NUMBERED),
    "partners": (PARTNERS, ("alone", "across", "formed")),
    "all_known": (ALL_KNOWN, NUMBERED),
}
"""What a part may say of itself: its slot, and the words for what can stand there, in their order;
none: a number stands there."""

# -- a position ------------------------------------------------------------------------------------

(
    SEAT, MUST, LAYS, DRAWN, PASSED, PIECES, ENDS, LAST, NEXT_DRAWN, BONEYARD, OVER, HOW, BY,
    CENTRE, TOP_DOUBLE, ROUND, TOTAL, WINNERS, OPENER, SETTLED, ALL_PASSES, BONUS, ROUNDS_WON, TIES,
) = range(24)  # fmt: skip
"""`NEXT_DRAWN` of the `BONEYARD` tiles are gone; `WINNERS` of the round are bits. `SETTLED`: a
tile says who opens, or it was handed on. `ROUNDS_WON` by
anybody before this one, and `TIES`: how many before it, in a row, were won by nobody."""
SIDE = 24
SCORE = SIDE + MOST_SEATS
OPEN = SCORE + MOST_SEATS
"""Where each seat may lay its next tile: ends as bits."""
OWN = OPEN + MOST_SEATS
"""What only the game knows that is played."""
MOST_OWN = 16
HELD = OWN + MOST_OWN
END = HELD + MOST_SEATS * WORDS
NUMBER, ROOM, KIND, OF = range(4)
"""Of an end: its number, how many tiles have room, its socket, and the tile it belongs to. A game
may note more of an end in its socket, above `MARK`."""
MARK = 8
BONE = END + 4 * MOST_ENDS
LAID = BONE + MOST_TILES
"""What everybody remembers of a round, besides what lies on the table: the tiles each seat has
laid, those it surely lacks (but for the last few it drew), how many those few are, and the numbers
it has opened, opened more than once, and covered, as bits."""
LACKING = LAID + MOST_SEATS * WORDS
DREW = LACKING + MOST_SEATS * WORDS
OPENED = DREW + MOST_SEATS
OPENED_AGAIN = OPENED + MOST_SEATS
COVERED = OPENED_AGAIN + MOST_SEATS
POSITION = COVERED + MOST_SEATS

NOBODY = -1
ALL_ENDS = -1
"""Also those that are still to come."""
HALF, SIDE_SOCKET, TIP, OWN_SOCKET = range(4)
"""The sockets of a game's own shape come last."""

BLOCKED, OUT, LEFT_ALONE, BARRED, ON_TARGET, GOAL, EMPTY = range(7)
"""How a round ended."""

# Columns of the table of tiles; from the last on, two for each number: the half that touches it,
# and the one that does if the tile is turned round.
HIGH, LOW, PIPS, IS_DOUBLE, RANK, LOW_RANK, TOUCH = range(7)

# Rows of what fits: those tiles that fit a number, those that also do turned round, and doubles.
FITS, FITS_TURNED, DOUBLES = range(3)

# -- an action -------------------------------------------------------------------------------------

LAY, DRAW, PASS, STOP, BAR, CEDE = range(6)
"""An action is `kind << 24 | tile << 16 | end << 8 | touch`; the first lay has `NO_END`."""
NO_END = 255

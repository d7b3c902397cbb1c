"""What its parts are in compiled rounds."""

from __future__ import annotations

from boneyard.games.all_fives.kernel import end_counts
from boneyard.kernel.basics import Ints, pips
from boneyard.kernel.reckoning import best_side, credit_side, joint, nearest_five
from boneyard.kernel.slots import *
from boneyard.kernel.turns import along_line, new_end, open_to_all
from boneyard.kernel.twins import twin

LIKE = ("all_fives",)


@twin
def spinner(
    r: Ints, t: Ints, fit: Ints, s: Ints, own: int, tile: int, touch: int, socket: int
) -> int:
    """The first double of the round, or every one, goes on at its tips, which are open once no side
    of it is."""
    along_line(t, s, tile, touch, False)
    if t[tile, IS_DOUBLE] and (r[own] or s[TOP_DOUBLE] == NOBODY):
        new_end(s, t[tile, HIGH], 2, TIP, tile)
    bare, tips, waiting = 0, 0, 0
    for e in range(s[ENDS]):
        at = END + 4 * e
        if s[at + KIND] == SIDE_SOCKET:
            bare |= 1 << s[at + OF]
    for e in range(s[ENDS]):
        at = END + 4 * e
        tips |= 1 << e
        if s[at + KIND] == TIP and bare >> s[at + OF] & 1:
            waiting |= 1 << e
    open_to_all(r, s, tips & ~waiting if waiting else ALL_ENDS)
    return 0


@twin
def up_fives(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """The sum of the ends; a double counts while a side of it is bare, its tips never do."""
    total = 0
    for e in range(s[ENDS]):
        if s[END + 4 * e + KIND] != TIP:
            total += end_counts(t, s, e)
    if total % 5 or (s[SCORE + s[SEAT]] == 0 and total < r[own + 1]):
        return 0
    points: int = total // 5 * r[own]
    return points


@twin
def fifths(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """The pips of the others, after a block less one's own, rounded to the nearest five."""
    blocked = s[HOW] == BLOCKED
    side = best_side(r, t, s) if blocked else s[SIDE + s[BY]]
    if side == NOBODY:
        return 0
    points = 0
    for seat in range(r[PLAYERS]):
        if s[SIDE + seat] == side:
            s[WINNERS] |= 1 << seat
        else:
            points += pips(r, t, s, seat)
    if blocked and r[own + 1]:
        points -= joint(r, t, s, side)
    credit_side(r, s, side, nearest_five(points) // 5 * r[own])
    return 0

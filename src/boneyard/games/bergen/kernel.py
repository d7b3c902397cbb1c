"""What its parts are in compiled rounds."""

from __future__ import annotations

from boneyard.kernel.basics import Ints, pips
from boneyard.kernel.reckoning import win
from boneyard.kernel.slots import *
from boneyard.kernel.twins import twin


@twin
def bonuses(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, tile: int, first: int, c: int) -> int:
    """What a lay earns; the bonuses of one lay add up."""
    if first:
        return 2
    points = 2 if t[tile, IS_DOUBLE] and tile > s[TOP_DOUBLE] else 0
    triple = False
    for e in range(s[ENDS]):
        at = END + 4 * e
        if s[at + NUMBER] != s[END + NUMBER]:
            return points
        triple |= t[s[at + OF], IS_DOUBLE] == 1
    return points + (3 if triple else 2)


@twin
def two_for_the_round(
    r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int
) -> int:
    """Who goes out earns 2; in a block who holds no double, then the fewest pips, each if tied."""
    if s[BY] != NOBODY:
        win(r, s, 1 << s[BY], 2)
        return 0
    without = 0
    for seat in range(r[PLAYERS]):
        doubles = 0
        for w in range(r[USED_WORDS]):
            doubles |= s[HELD + seat * WORDS + w] & fit[DOUBLES, 0, w]
        if doubles == 0:
            without |= 1 << seat
    least, found = 1 << 30, 0
    for seat in range(r[PLAYERS]):
        if without and not without >> seat & 1:
            continue
        number = pips(r, t, s, seat)
        if number < least:
            least, found = number, 0
        if number == least:
            found |= 1 << seat
    win(r, s, found, 2)
    return 0

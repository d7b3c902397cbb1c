"""What it counts, in compiled rounds. In the east a position holds how many have passed in this
match, and whether the points for the first pass lie below."""

from __future__ import annotations

from boneyard.families.line import LineState
from boneyard.games.cuban.game import ENOUGH, FIRST_PASS, FirstPass
from boneyard.kernel.basics import Ints, pips
from boneyard.kernel.reckoning import count_for_side, earn, win_together, winning_side
from boneyard.kernel.slots import *
from boneyard.kernel.twins import twin

PASSES = OWN
BELOW = OWN + 1


@twin
def double_opened(
    r: Ints, t: Ints, fit: Ints, s: Ints, own: int, passed: int, b: int, c: int
) -> int:
    """The second player passes on a double."""
    if passed == 1 and s[PIECES] == 1 and t[s[CENTRE], IS_DOUBLE]:
        earn(r, s, s[LAST], r[own])
    return 0


@twin
def is_capicua(
    r: Ints, t: Ints, fit: Ints, s: Ints, own: int, one: int, other: int, tile: int
) -> int:
    """1, where the halves of this last tile are both ends."""
    high, low = t[tile, HIGH], t[tile, LOW]
    both = (high == one and low == other) or (high == other and low == one)
    return 1 if both and high != low else 0


@twin
def doubling(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """The count, twice after a capicúa."""
    times = 2 if s[HOW] == OUT and s[BONUS] else 1
    s[BONUS] = 0
    for _ in range(times):
        count_for_side(r, t, fit, s)
    return 0


# -- in the east -----------------------------------------------------------------------------------


def notes(state: LineState, s: Ints) -> None:
    """What the game remembers of the first pass."""
    own = FirstPass.of(state)
    s[PASSES], s[BELOW] = own.passes, own.below


@twin
def first_pass(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, passed: int, b: int, c: int) -> int:
    """The first pass of a match pays who laid before it, or lies below."""
    s[PASSES] += 1
    if s[PASSES] == 1:
        if s[SCORE + s[LAST]]:
            earn(r, s, s[LAST], FIRST_PASS)
        else:
            s[BELOW] = 1
    return 0


@twin
def eastern_scale(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """The pips of all hands on the scale, twice after a capicúa, and what lies below."""
    side = winning_side(r, t, s)
    if side == NOBODY:
        return 0
    total = 0
    for seat in range(r[PLAYERS]):
        total += pips(r, t, s, seat)
    points = 2 + max(0, (total - 11) // 10)
    if r[own] and s[HOW] == OUT and s[BONUS]:
        points *= 2
    if s[BELOW] and points >= ENOUGH:
        points += FIRST_PASS
        s[BELOW] = 0
    win_together(r, s, side, points)
    return 0

"""What its parts are in compiled rounds."""

from __future__ import annotations

from boneyard.games.all_fives.kernel import end_counts
from boneyard.kernel.basics import Ints, has_tiles
from boneyard.kernel.slots import *
from boneyard.kernel.twins import twin

LIKE = ("all_fives",)


@twin
def fives_and_threes(
    r: Ints, t: Ints, fit: Ints, s: Ints, own: int, tile: int, first: int, c: int
) -> int:
    """A third and a fifth of the sum of the ends, and 1 for a side that is out; nothing, if that is
    more than the target allows."""
    total = 0
    for e in range(s[ENDS]):
        total += end_counts(t, s, e)
    points = 0 if total % 3 else total // 3
    points += 0 if total % 5 else total // 5
    seat, out = s[SEAT], True
    for other in range(r[PLAYERS]):
        if s[SIDE + other] == s[SIDE + seat] and has_tiles(r, s, other):
            out = False
    points += out
    target, then = r[own], s[SCORE + seat] + points
    if target and then >= target:
        if (r[own + 1] and then > target) or (first and not r[own + 2]):
            return 0
    return points


@twin
def chipping_out(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """Whoever is out has won the round, and has their point."""
    if s[HOW] == OUT:
        for seat in range(r[PLAYERS]):
            if s[SIDE + seat] == s[SIDE + s[BY]]:
                s[WINNERS] |= 1 << seat
    return 0

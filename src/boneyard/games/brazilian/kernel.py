"""What a round is worth in compiled rounds."""

from __future__ import annotations

from boneyard.kernel.basics import Ints
from boneyard.kernel.reckoning import win_together, winning_side
from boneyard.kernel.slots import *
from boneyard.kernel.twins import twin

ANY_ENDS, CRUZADA = range(2)


@twin
def last_tile(
    r: Ints, t: Ints, fit: Ints, s: Ints, own: int, one: int, other: int, tile: int
) -> int:
    """What going out with this tile makes the round worth."""
    high, low = t[tile, HIGH], t[tile, LOW]
    if high == low:
        return r[own + CRUZADA] if one == other else 2
    both = (high == one and low == other) or (high == other and low == one)
    return 3 if both or (r[own + ANY_ENDS] and one == other) else 1


@twin
def batida(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """A block is worth one; rounds that nobody won before it add one each."""
    side = winning_side(r, t, s)
    if side != NOBODY:
        win_together(r, s, side, (s[BONUS] if s[HOW] == OUT else 1) + s[TIES])
    return 0

"""What a round is worth in compiled rounds."""

from __future__ import annotations

from boneyard.kernel.basics import Ints
from boneyard.kernel.reckoning import win_together, winning_side
from boneyard.kernel.slots import *
from boneyard.kernel.twins import twin


@twin
def fits_both(
    r: Ints, t: Ints, fit: Ints, s: Ints, own: int, one: int, other: int, tile: int
) -> int:
    """1, where going out with this tile is a dekabès."""
    high, low = t[tile, HIGH], t[tile, LOW]
    both = (high == one and low == other) or (high == other and low == one)
    same = r[own] and one == other and (high == one or low == one)
    return 1 if high != low and (both or same) else 0


@twin
def dekabes(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """A point, or two; rounds that nobody won before it add one each."""
    side = winning_side(r, t, s)
    if side != NOBODY:
        win_together(r, s, side, 1 + (s[BONUS] if s[HOW] == OUT else 0) + s[TIES])
    return 0

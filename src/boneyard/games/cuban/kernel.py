"""What it counts with double-nine, in compiled rounds."""

from __future__ import annotations

from boneyard.kernel.basics import Ints
from boneyard.kernel.reckoning import count_for_side, earn
from boneyard.kernel.slots import *
from boneyard.kernel.twins import twin


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

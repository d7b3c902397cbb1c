"""What its parts are in compiled rounds."""

from __future__ import annotations

from boneyard.kernel.basics import Ints, pips
from boneyard.kernel.slots import *
from boneyard.kernel.twins import twin


@twin
def notes(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """Everybody's pips are noted; fourfold for who ended the round without the fewest pips."""
    last = s[BY] if s[HOW] == BARRED else s[LAST]
    least = 1 << 30
    for seat in range(r[PLAYERS]):
        least = min(least, pips(r, t, s, seat))
    for seat in range(r[PLAYERS]):
        number = pips(r, t, s, seat)
        s[SCORE + seat] += 4 * number if seat == last and number > least else number
    return 0

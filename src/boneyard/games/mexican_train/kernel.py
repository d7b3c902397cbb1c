"""What everybody notes, in compiled rounds. The trains themselves are not compiled."""

from __future__ import annotations

from boneyard.kernel.basics import Ints, holds, pips
from boneyard.kernel.slots import *
from boneyard.kernel.twins import twin


@twin
def all_note(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """Everybody notes their pips, and what the blank double counts."""
    least = 1 << 30
    for seat in range(r[PLAYERS]):
        noted = pips(r, t, s, seat) + (r[own] if holds(s, seat, 0) else 0)
        s[SCORE + seat] += noted
        if noted < least:
            least = noted
            s[WINNERS] = 0
        if noted == least:
            s[WINNERS] |= 1 << seat
    return 0

"""What its parts are in compiled rounds."""

from __future__ import annotations

from boneyard.kernel.basics import Ints, earlier, pips
from boneyard.kernel.slots import *
from boneyard.kernel.twins import twin


@twin
def most_pips_open(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """The most pips in hand open (equal: the earlier seat)."""
    most = -1
    for seat in range(r[PLAYERS]):
        number = pips(r, t, s, seat)
        if number > most or (number == most and earlier(r, seat, s[SEAT])):
            most, s[SEAT] = number, seat
    return 1

"""What its parts are in compiled rounds."""

from __future__ import annotations

from boneyard.kernel.basics import Ints, pips
from boneyard.kernel.reckoning import win
from boneyard.kernel.slots import *
from boneyard.kernel.twins import twin


@twin
def most_pips_win(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """The last player left wins, whatever they hold; in a block the most pips do."""
    if s[BY] != NOBODY:
        win(r, s, 1 << s[BY], 1)
        return 0
    most, found = -1, 0
    for seat in range(r[PLAYERS]):
        number = pips(r, t, s, seat)
        if number > most:
            most, found = number, 0
        if number == most:
            found |= 1 << seat
    win(r, s, found, 1)
    return 0

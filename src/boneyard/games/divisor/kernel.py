"""What its parts are in compiled rounds."""

from __future__ import annotations

from boneyard.kernel.basics import Ints, pips
from boneyard.kernel.slots import *
from boneyard.kernel.turns import new_end, open_to_all
from boneyard.kernel.twins import twin


@twin
def tree(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, tile: int, touch: int, socket: int) -> int:
    """Every double goes on at its two tips and two sides; the first has one side to begin with."""
    high, low = t[tile, HIGH], t[tile, LOW]
    if high == low:
        new_end(s, high, 2 if socket == NOBODY else 1, SIDE_SOCKET, tile)
        new_end(s, high, 2, TIP, tile)
    else:
        new_end(s, low if touch == high else high, 1, HALF, tile)
    open_to_all(r, s, 1 if s[PIECES] == 1 else ALL_ENDS)
    return 0


@twin
def quotient(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """The sum of the open ends, if the divisor divides it; a double's bare sides count nothing."""
    total = 0
    for e in range(s[ENDS]):
        at = END + 4 * e
        if s[at + KIND] != SIDE_SOCKET:
            total += s[at + NUMBER] * s[at + ROOM]
    quotient: int = total // r[own]
    return quotient if total % r[own] == 0 else 0


@twin
def subtract(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """Everybody subtracts the pips in their hand."""
    for seat in range(r[PLAYERS]):
        s[SCORE + seat] -= pips(r, t, s, seat)
    return 0

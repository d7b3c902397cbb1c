"""What its parts are in compiled rounds."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.games.chicken_foot.game import BLANK_COUNTS
from boneyard.kernel.basics import Ints, holds, pips
from boneyard.kernel.slots import *
from boneyard.kernel.turns import along_line, new_end, open_to_all
from boneyard.kernel.twins import twin

TOE = OWN_SOCKET


@twin
def feet(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, tile: int, touch: int, socket: int) -> int:
    """A line, until a double is laid on it: its toes come before anything else."""
    if t[tile, IS_DOUBLE] and socket != NOBODY:
        new_end(s, t[tile, HIGH], 3, TOE, tile)
    else:
        along_line(t, s, tile, touch, False)
    toes: Any = 0
    for e in range(s[ENDS]):
        if s[END + 4 * e + KIND] == TOE:
            toes |= np.int64(1) << e
    open_to_all(r, s, toes if toes else ALL_ENDS)
    return 0


@twin
def penalties(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """Who ended the round notes nothing, everybody else their pips, the blank double as 25."""
    ender = s[LAST] if s[BY] == NOBODY else s[BY]
    for seat in range(r[PLAYERS]):
        if seat == ender:
            s[WINNERS] = 1 << seat
        else:
            s[SCORE + seat] += pips(r, t, s, seat) + (BLANK_COUNTS if holds(s, seat, 0) else 0)
    return 0

"""What its parts are in compiled rounds."""

from __future__ import annotations

from boneyard.kernel.basics import Ints
from boneyard.kernel.slots import *
from boneyard.kernel.turns import along_line, new_end
from boneyard.kernel.twins import twin

RAY = OWN_SOCKET


@twin
def star(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, tile: int, touch: int, socket: int) -> int:
    """As many arms as the first tile has pips on a half."""
    if socket == NOBODY:
        new_end(s, t[tile, HIGH], t[tile, HIGH], RAY, tile)
    else:
        along_line(t, s, tile, touch, False)
    return 0

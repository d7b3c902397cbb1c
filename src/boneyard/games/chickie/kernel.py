"""What its shape is in compiled rounds."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.kernel.basics import Ints
from boneyard.kernel.slots import *
from boneyard.kernel.turns import along_line, new_end, open_to_all
from boneyard.kernel.twins import twin

TOE, CORNER = OWN_SOCKET, OWN_SOCKET + 1


@twin
def feet(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, tile: int, touch: int, socket: int) -> int:
    """Arms around the first tile; a double that waits for its tiles comes before anything else."""
    if socket == NOBODY:
        new_end(s, t[tile, HIGH], 2, SIDE_SOCKET, tile)
        new_end(s, t[tile, HIGH], 2, TIP, tile)
        if r[own] > 4:
            new_end(s, t[tile, HIGH], r[own] - 4, CORNER, tile)
    elif t[tile, IS_DOUBLE]:
        new_end(s, t[tile, HIGH], 3, TOE, tile)
    else:
        along_line(t, s, tile, touch, False)
    waiting: Any = 0
    for e in range(s[ENDS]):
        if t[s[END + 4 * e + OF], IS_DOUBLE]:
            waiting |= np.int64(1) << e
    open_to_all(r, s, waiting if waiting else ALL_ENDS)
    return 0

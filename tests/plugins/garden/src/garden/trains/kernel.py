"""Garden trains in compiled rounds.

An end is marked with the place in the order of play of whose bed it is in. Of its own, a position
holds which gates stand open, as bits, and then how many tiles lie in each bed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.families.line import LineState
from boneyard.kernel.basics import Ints, count, place
from boneyard.kernel.choices import can_draw
from boneyard.kernel.reckoning import fewest
from boneyard.kernel.slots import *
from boneyard.kernel.turns import new_end
from boneyard.kernel.twins import in_twins, twin
from garden.trains.game import open_gates, owner_at, owners_of

GATES = OWN
GROWN = OWN + 1


def notes(state: LineState, s: Ints) -> None:
    """What only this game knows of a position."""
    owners, places = owners_of(state.layout), {seat: at for at, seat in enumerate(state.order)}
    for seat in open_gates(state.log):
        s[GATES] |= 1 << places[seat]
    for seat in owners.values():
        s[GROWN + places[seat]] += 1
    for e, end in enumerate(state.layout.ends):
        s[END + 4 * e + KIND] |= places[owner_at(end.place, owners)] << MARK


@in_twins
def reach_anew(r: Ints, s: Ints) -> None:
    """Everybody may lay in their own bed, and where a gate stands open."""
    for seat in range(r[PLAYERS]):
        reached: Any = np.int64(0)
        for e in range(s[ENDS]):
            owner = s[END + 4 * e + KIND] >> MARK
            if owner == seat or s[GATES] >> owner & 1:
                reached |= np.int64(1) << e
        s[OPEN + seat] = reached


@twin
def beds(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, tile: int, touch: int, socket: int) -> int:
    """A bed for each seat at the first double; a tile opens its other half, in the same bed."""
    high, low = t[tile, HIGH], t[tile, LOW]
    if socket == NOBODY:
        for seat in range(r[PLAYERS]):
            new_end(s, high, 1, OWN_SOCKET + seat | place(r, seat) << MARK, tile)
    else:
        owner = socket >> MARK
        kind = SIDE_SOCKET if high == low else HALF
        new_end(s, low if touch == high else high, 1, kind | owner << MARK, tile)
        s[GROWN + owner] += 1
    reach_anew(r, s)
    return 0


@twin
def bloom(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, tile: int, first: int, c: int) -> int:
    """A double in a bed blooms."""
    return 2 if t[tile, IS_DOUBLE] and not first else 0


@twin
def closes(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, tile: int, socket: int, c: int) -> int:
    """A lay in one's own bed closes its gate."""
    if socket != NOBODY and socket >> MARK == s[SEAT]:
        s[GATES] &= ~(np.int64(1) << s[SEAT])
        reach_anew(r, s)
    return 0


@twin
def opens(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """A pass opens the gate of one's bed."""
    s[GATES] |= np.int64(1) << s[SEAT]
    reach_anew(r, s)
    return 0


@twin
def is_blocked(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """No tile is left to draw, and none would fit if all gates were open."""
    if can_draw(r, s):
        return 0
    for e in range(s[ENDS]):
        for seat in range(r[PLAYERS]):
            for w in range(r[USED_WORDS]):
                if s[HELD + seat * WORDS + w] & fit[FITS, s[END + 4 * e + NUMBER], w]:
                    return 0
    return 1


@twin
def harvest(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """The winner harvests the tiles of their bed, and five for going out."""
    winners: Any = np.int64(0)
    best = fewest(r, t, s)
    for seat in range(r[PLAYERS]):
        if seat == s[BY] or (s[BY] == NOBODY and best >> s[SIDE + seat] & 1):
            winners |= np.int64(1) << seat
    s[WINNERS] = winners
    if count(winners) == 1:
        for seat in range(r[PLAYERS]):
            if winners >> seat & 1:
                s[SCORE + seat] += s[GROWN + seat] + (0 if s[BY] == NOBODY else 5)
    return 0

"""In how many ways a table is arranged.

A table is arranged anew for every size in which somebody shows it, and every tile is laid in all of
them. Players come first, then those who look on, as they came; where there are very many sizes at
one table, whoever is left gets the nearest of those there are.
"""

from __future__ import annotations

from collections.abc import Collection
from math import log

from boneyard.server.live.connection import Connection, Extent

MOST_FRAMES = 12


class Frames:
    """What the table is arranged for, for these who are there."""

    def __init__(self, connections: Collection[Connection]) -> None:
        there = sorted(connections, key=lambda one: one.number)
        players = dict.fromkeys(one.frame for one in there if one.seats and one.frame is not None)
        self._players = [*players][:MOST_FRAMES]
        self._all = [*self._players]
        for one in there:
            self.of(one)

    def of(self, one: Connection) -> Extent | None:
        """What it is arranged for, for this one; None: it has not said yet how much room it has."""
        wanted = one.frame_among(self._players)
        if wanted is None or wanted in self._all:
            return wanted
        if len(self._all) < MOST_FRAMES:
            self._all.append(wanted)
            return wanted
        return min(self._all, key=lambda there: _unlike(there, wanted))


def _unlike(one: Extent, other: Extent) -> float:
    return sum(abs(log(a / b)) for a, b in zip(one, other, strict=True))

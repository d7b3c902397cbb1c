"""Where trains lie: each on a track of its own, side by side, with room for a sign before it.

Tracks run to the right of the hub; on a low table half of them run to the left, so that tiles can
be larger. In the order of the seats they go clockwise around it. The last one, for all, is mostly
the longest: it lies on the outside, where there is room to turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, inf
from typing import NamedTuple

from boneyard.core.actions import Place
from boneyard.rules.layout import End
from boneyard.tiles import Tile
from boneyard.view.arrange.lanes import Arms, Lane
from boneyard.view.arrange.spots import Spot

TRACK = 2.15
"""From track to track: doubles that lie crosswise beside each other do not touch."""
KNEE, SIGN, START = 1.2, 3.6, 5.9
"""How far from the hub a track is on its own, the middle of its sign, and its first tile."""
HUB = 0.8
"""So far from its middle tracks leave the hub."""
FEWEST, USUAL = 7, 15
"""How long trains mostly get: the more of them, the shorter."""


class Track(NamedTuple):
    """Where a train runs: to the right (1) or to the left (-1), so far below the hub."""

    way: int
    y: float


def usual(trains: int) -> float:
    """How far the first rows of so many trains reach."""
    return START + 2 * max(FEWEST, USUAL - trains) + 1


@lru_cache(256)
def tracks(trains: int, frame: tuple[float, float]) -> tuple[Track, ...]:
    """The tracks of so many trains on a table of this size."""

    def scale(sides: int) -> float:
        width, height = frame
        return min(width / (sides * usual(trains)), height / (TRACK * (ceil(trains / sides) + 1)))

    if scale(2) <= scale(1):
        return tuple(Track(1, y) for y in _spread(trains))
    right = ceil(trains / 2)
    left = trains - right
    return (
        *(Track(1, y) for y in _spread(right)),
        *(Track(-1, y) for y in reversed(_spread(left))),
    )


def _spread(trains: int) -> list[float]:
    return [TRACK * (at - (trains - 1) / 2) for at in range(trains)]


class Station(Arms):
    """An arranger: every train goes straight on, however long it gets, but for the last."""

    def __init__(self, frame: tuple[float, float]) -> None:
        super().__init__()
        self.frame = frame
        self.reach = inf
        self.last = Lane.leaving(0.0, START)
        """The last train as it begins."""

    def open(self, tile: Tile, across: bool, ends: Sequence[End]) -> Spot:
        hub = Spot(0.0, 0.0, 90.0 if across else 0.0)
        for end, (way, y) in zip(ends, tracks(len(ends), self.frame), strict=True):
            lane = Lane.leaving(0.0 if way > 0 else 180.0, START, way * y)
            leaves = way * 0.5, max(-HUB, min(HUB, y / TRACK * 2 * HUB / len(ends)))
            self._begin(end.place, lane, hub, (leaves, (way * KNEE, y), (way * START, y)))
        self.reach = usual(len(ends))
        self.last = self.lanes[-1]
        return hub

    def _limit(self, lane: Lane) -> float:
        on_the_outside = lane.angle == self.last.angle and lane.v >= self.last.v
        if not on_the_outside:
            return inf
        return self.reach if lane.way > 0 else -START

    def heading(self, at: Place) -> float | None:
        return None


arrange = Station

"""Where trains lie: each on a track of its own, side by side, with room for a plate before it.

Tracks run to the right of the hub; on a low table half of them run to the left, and on a high one
few of them run down, so that tiles can be larger. The last one, for all, is mostly the longest: it
lies on the outside, where there is room to turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, cos, inf, radians, sin
from typing import NamedTuple

from boneyard.core.actions import Place
from boneyard.rules.layout import End
from boneyard.tiles import Tile
from boneyard.view.arrange.lanes import Arms, Lane
from boneyard.view.arrange.spots import DOWN, LEFT, RIGHT, Point, Spot

AIR = 2.15
"""From track to track: doubles that lie crosswise beside each other do not touch."""
FEWEST, USUAL = 7, 15
"""How long trains mostly get: the more of them, the shorter."""


class Yard(NamedTuple):
    """How far from the middle of the hub, along its way, everything on a track is."""

    hub: float
    """Where the hub ends."""
    door: float
    """Tracks leave the hub no farther apart than that from its middle."""
    knee: float
    """From here on a track is by itself."""
    plate: float
    start: float
    apart: float
    """From track to track."""
    width: float
    """Of a plate."""
    letters: float
    """How large these are on it."""


SIDEWAYS = Yard(0.5, 0.8, 1.2, 3.6, 5.9, AIR, 4.3, 0.72)
DOWNWARDS = Yard(1.0, 0.4, 1.6, 2.6, 3.5, 3.6, 3.4, 0.54)


class Track(NamedTuple):
    """Where a train runs: the way it goes, and how far beside the hub, seen along that way."""

    way: float
    aside: float
    yard: Yard

    def at(self, along: float, aside: float | None = None) -> Point:
        """A point on it, so far from the hub."""
        c, s = round(cos(radians(self.way))), round(sin(radians(self.way)))
        v = self.aside if aside is None else aside
        return along * c - v * s, along * s + v * c


def usual(trains: int, yard: Yard) -> float:
    """How far the first rows of so many trains reach."""
    return yard.start + 2 * max(FEWEST, USUAL - trains) + 1


@lru_cache(256)
def tracks(trains: int, frame: tuple[float, float]) -> tuple[Track, ...]:
    """The tracks of so many trains on a table of this size. They lie clockwise around the hub, in
    the order of the seats; the last lies farthest to the side to which it can turn."""
    width, height = frame
    right = ceil(trains / 2)
    long, deep = usual(trains, SIDEWAYS), usual(trains, DOWNWARDS)
    to_right = min(width / long, height / (AIR * (trains + 1)))
    both_ways = min(width / (2 * long), height / (AIR * (right + 1)))
    down = min(width / (DOWNWARDS.apart * trains), height / deep)
    if down > max(to_right, both_ways):
        return _side_by_side(trains, DOWN, DOWNWARDS)
    if both_ways > to_right:
        left = _side_by_side(trains - right, LEFT, SIDEWAYS)
        return (*_side_by_side(right, RIGHT, SIDEWAYS), *left)
    return _side_by_side(trains, RIGHT, SIDEWAYS)


def _side_by_side(trains: int, way: float, yard: Yard) -> tuple[Track, ...]:
    return tuple(Track(way, yard.apart * (at - (trains - 1) / 2), yard) for at in range(trains))


class Station(Arms):
    """An arranger: every train goes straight on, however long it gets, but for the last."""

    def __init__(self, frame: tuple[float, float]) -> None:
        super().__init__()
        self.frame = frame
        self.reach = inf
        self.last = Lane.leaving(RIGHT, 0.0)
        """The last train as it begins."""

    def open(self, tile: Tile, across: bool, ends: Sequence[End]) -> Spot:
        hub = Spot(0.0, 0.0, 90.0 if across else 0.0)
        found = tracks(len(ends), self.frame)
        for end, track in zip(ends, found, strict=True):
            yard = track.yard
            widest = yard.apart * len(ends) / 2
            leaves = track.at(yard.hub, track.aside / widest * yard.door)
            lane = Lane.leaving(track.way, yard.start, track.aside)
            way = leaves, track.at(yard.knee), track.at(yard.start)
            self._begin(end.place, lane, hub, way)
        self.reach = usual(len(ends), found[-1].yard)
        self.last = self.lanes[-1]
        return hub

    def _limit(self, lane: Lane) -> float:
        on_the_outside = lane.angle == self.last.angle and lane.v >= self.last.v
        if not on_the_outside:
            return inf
        return self.reach if lane.way > 0 else -self.last.u

    def heading(self, at: Place) -> float | None:
        return None


arrange = Station

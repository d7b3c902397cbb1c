"""A star: arms at equal angles around the first tile, each in a wedge of its own; on a low table,
where those that go up and down would make all tiles small, arms in rows to both sides of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from boneyard.core.actions import Place
from boneyard.rules.layout import End
from boneyard.tiles import Tile
from boneyard.view.arrange.lanes import PITCH, START, Arms, Lane
from boneyard.view.arrange.spots import Spot

LOW = 1.8
"""A table that is so many times as wide as high is low."""


class Rays(Arms):
    """Arranges a star, of as many arms as the first tile has room for."""

    def __init__(self, frame: tuple[float, float]) -> None:
        super().__init__()
        width, height = frame
        self.low = width >= LOW * height

    def open(self, tile: Tile, across: bool, ends: Sequence[End]) -> Spot:
        spot = Spot(0.0, 0.0, 90.0 if across else 0.0)
        if self.low:
            self._rows(ends, spot)
        else:
            self._rays(ends, spot, across)
        return spot

    def _rows(self, ends: Sequence[End], first: Spot) -> None:
        """Arms to the right and to the left in turn, from the middle row outwards."""
        places = [end.place for end in ends for _ in range(end.room)]
        for at, place in enumerate(places):
            way, row = 1 - at % 2 * 2, at // 2
            y = PITCH * ((row + 1) // 2) * (1 if row % 2 else -1)
            lane = Lane.leaving(0.0 if way > 0 else 180.0, START, way * y)
            link = (way * 0.5, max(-0.8, min(0.8, y))), (way * START, y)
            self._begin(place, lane, first, link)

    def _limit(self, lane: Lane) -> float:
        return inf if self.low else super()._limit(lane)

    def heading(self, at: Place) -> float | None:
        return None

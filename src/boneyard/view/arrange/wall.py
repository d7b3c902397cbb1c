"""A wall of two storeys (`french`): each tile lies with one half over or under its neighbour's.

Drawn as one sees a wall, from the side: the tiles below, the tiles on top of them shifted by a
half, so that the halves that lie over each other are seen one above the other. A wall that is too
long for the frame goes on in another course, and a link shows where.
"""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.core.actions import Place
from boneyard.rules.layout import End
from boneyard.tiles import Tile
from boneyard.view.arrange.spots import DOWN, RIGHT, Point, Spot, ways_out

COURSE = 3.5
"""From one course to the next: two storeys, and air."""


class _End:
    """One end of the wall: where the next tile goes."""

    __slots__ = ("course", "level", "link", "side", "way", "x")

    def __init__(self, side: int) -> None:
        self.side = side
        """1: the right end, whose courses go down; -1: the left end, whose courses go up."""
        self.way = side
        self.x = 0.0
        self.level = 0
        self.course = 0
        self.link: tuple[Point, ...] = ()

    def step(self, limit: float, commit: bool) -> Spot:
        x, way, course = self.x + self.way, self.way, self.course
        level = 1 - self.level
        link: tuple[Point, ...] = ()
        if x * way + 1 > limit:
            last = self._y(self.level, course)
            x, way, course = self.x, -way, course + self.side
            edge, out, here = self.x - way, self.x - way * 1.5, self._y(level, course)
            link = ((edge, last), (out, last), (out, here), (edge, here))
        spot = Spot(x, self._y(level, course), 0.0 if way > 0 else 180.0, 0, link)
        if commit:
            self.x, self.way, self.course, self.level = x, way, course, level
        return spot

    @staticmethod
    def _y(level: int, course: int) -> float:
        return course * COURSE - level


class Wall:
    """Arranges a wall."""

    def __init__(self, frame: tuple[float, float]) -> None:
        self.limit = max(6.0, frame[0] / 2 - 2)
        self.ports: dict[Place, list[_End]] = {}

    def open(self, tile: Tile, across: bool, ends: Sequence[End]) -> Spot:
        left, right = _End(-1), _End(1)
        for at, ways in ways_out(tile, ends).items():
            self.ports[at] = [right if way in (RIGHT, DOWN) else left for way in ways]
        return Spot(0.0, 0.0)

    def lay(self, tile: Tile, at: Place, across: bool, ends: Sequence[End]) -> Spot:
        growing = self.ports[at].pop(0)
        for end in ends:
            self.ports[end.place] = [growing] * end.room
        return growing.step(self.limit, commit=True)

    def ghost(self, at: Place, across: bool) -> Spot:
        return self.ports[at][0].step(self.limit, commit=False)

    def heading(self, at: Place) -> float | None:
        return 0.0 if self.ports[at][0].side > 0 else 180.0

"""Where tiles lie: spots on the table, and the arrangers that choose them.

An *arranger* decides where each tile of a layout goes, one after the other in the order they were
laid, so that tiles which lie already never move when one more is laid. Arrangers work around
(0, 0), the centre of the first tile; the scene moves everything into its frame afterwards.

Which sockets a tile has is the business of the rules: an arranger is told the ends that each tile
opened, and finds room for every one of them, whatever it is called.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import NamedTuple, Protocol, TypeAlias

from boneyard.core.actions import Place
from boneyard.rules.layout import End
from boneyard.tiles import Tile

Point: TypeAlias = tuple[float, float]


class Spot(NamedTuple):
    """How a tile lies. `angle` points from the half that touches to the other one; across the line
    it points a quarter turn clockwise from where the line goes."""

    x: float
    y: float
    angle: float = 0
    level: int = 0
    link: tuple[Point, ...] = ()
    """A line to what it was laid against, where they cannot touch."""

    def corners(self, grow: float = 0) -> tuple[Point, Point, Point, Point]:
        """Of the tile's outline, grown on every side by so much."""
        turn = radians(self.angle)
        c, s = cos(turn), sin(turn)
        a, b = 1 + grow, 0.5 + grow
        return (
            (self.x - a * c + b * s, self.y - a * s - b * c),
            (self.x + a * c + b * s, self.y + a * s - b * c),
            (self.x + a * c - b * s, self.y + a * s + b * c),
            (self.x - a * c - b * s, self.y - a * s + b * c),
        )

    def reach(self, grow: float = 0) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of the same outline."""
        x, y, askew = self.x, self.y, self.angle % 90
        if askew:
            xs, ys = zip(*self.corners(grow), strict=True)
            return min(xs), min(ys), max(xs), max(ys)
        wide, high = 1 + grow, 0.5 + grow
        if self.angle % 180:
            wide, high = high, wide
        return x - wide, y - high, x + wide, y + high

    def moved(self, dx: float, dy: float) -> Spot:
        link = tuple([(x + dx, y + dy) for x, y in self.link]) if self.link else ()
        return Spot(self.x + dx, self.y + dy, self.angle, self.level, link)


class Arranger(Protocol):
    """Decides where tiles go."""

    def open(self, tile: Tile, across: bool, ends: Sequence[End]) -> Spot:
        """The first tile lies here; it opened these ends."""
        ...

    def lay(self, tile: Tile, at: Place, across: bool, ends: Sequence[End]) -> Spot:
        """One more tile, and the ends it opened; `across`: it lies crosswise."""
        ...

    def ghost(self, at: Place, across: bool) -> Spot:
        """Where `lay` would put such a tile."""
        ...

    def heading(self, at: Place) -> float | None:
        """The direction in which this end's arm once left the first tile; None where arms are too
        many to be told by that."""
        ...


RIGHT, DOWN, LEFT, UP = 0.0, 90.0, 180.0, 270.0


def ways_out(tile: Tile, ends: Sequence[End]) -> dict[Place, list[float]]:
    """In which directions tiles are laid at the first one. It shows its high half on the left; a
    double lies crosswise, its tips up and down. What else there is goes where nothing is yet, and
    only beyond four tiles two go the same way."""
    every = (RIGHT, LEFT, UP, DOWN)
    free = list(every)
    found: dict[Place, list[float]] = {}
    for end in ends:
        socket = end.place.socket
        first: tuple[float, ...] = ()
        if socket == "tip":
            first = (UP, DOWN)
        elif socket == str(tile.high) and not tile.is_double:
            first = (LEFT,)
        for _ in range(end.room):
            free = free or list(every)
            way = next(way for way in (*first, *free) if way in free)
            free.remove(way)
            found.setdefault(end.place, []).append(way)
    return found


def overlap(one: Spot, other: Spot, slack: float = 1e-6) -> bool:
    """Whether two tiles lie over each other, at any angles (by a separating axis)."""
    dx, dy = other.x - one.x, other.y - one.y
    if dx * dx + dy * dy >= 5:  # Twice the half-diagonal of a tile, squared.
        return False
    a, b = one.corners(), other.corners()
    for angle in (one.angle, one.angle + 90, other.angle, other.angle + 90):
        turn = radians(angle)
        c, s = cos(turn), sin(turn)
        first = [x * c + y * s for x, y in a]
        second = [x * c + y * s for x, y in b]
        if max(first) <= min(second) + slack or max(second) <= min(first) + slack:
            return False
    return True

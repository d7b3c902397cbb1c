"""Where tiles lie: spots on the table, the ports of a tile where others are laid, and plans.

A *plan* decides where each tile of a layout goes, one after the other in the order they were laid,
so that tiles which lie already never move when one more is laid. Plans work around (0, 0), the
centre of the first tile; the scene moves everything into its frame afterwards.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import NamedTuple, Protocol, TypeAlias

from boneyard.core.actions import Place
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

    def moved(self, dx: float, dy: float) -> Spot:
        link = tuple((x + dx, y + dy) for x, y in self.link)
        return Spot(self.x + dx, self.y + dy, self.angle, self.level, link)


class Plan(Protocol):
    """Decides where tiles go."""

    def open(self, tile: Tile, across: bool) -> Spot:
        """The first tile lies here."""
        ...

    def lay(self, tile: Tile, at: Place, across: bool) -> Spot:
        """One more tile; `across`: it lies crosswise."""
        ...

    def ghost(self, at: Place, across: bool) -> Spot:
        """Where `lay` would put such a tile."""
        ...

    def heading(self, at: Place) -> float | None:
        """The direction in which this end's arm once left the first tile; None where arms are too
        many to be told by that."""
        ...


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

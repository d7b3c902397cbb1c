"""A star: arms at equal angles around the first tile, each in a wedge of its own."""

from __future__ import annotations

from math import cos, radians, sin, tan

from boneyard.core.actions import Place
from boneyard.tiles import Tile
from boneyard.view.arrange.lanes import PITCH, Lane
from boneyard.view.arrange.spots import Point, Spot

START = 2.3
"""How far out arms begin: nine tiles do not fit square around one, so links lead to them."""
STRAIGHT = 17.0
"""How far out arms run straight; beyond, where the wedge is wide enough, they snake."""
OVERSHOOT = 2.2
"""How far a turn goes beyond the end of its row, and a little air to the next wedge."""


class Star:
    """The plan of a star. Arms in the order in which they are begun lie far apart."""

    def __init__(self) -> None:
        self.ports: dict[Place, list[Lane]] = {}
        self.links: dict[Lane, tuple[Point, ...]] = {}

    def open(self, tile: Tile, across: bool) -> Spot:
        count = max(tile.high, 3)
        step = count // 2 if count % 2 else 1
        rays = [360 * (i * step % count) / count for i in range(count)]
        self.ports[Place(tile, "ray")] = [self._ray(angle, 180 / count) for angle in rays]
        return Spot(0.0, 0.0, 90.0 if across else 0.0)

    def lay(self, tile: Tile, at: Place, across: bool) -> Spot:
        lane = self.ports[at].pop(0)
        spot = lane.step(across, commit=True)
        for socket in {"side", str(tile.high), str(tile.low)}:
            self.ports.setdefault(Place(tile, socket), [lane])
        return spot._replace(link=self.links.pop(lane, ()))

    def ghost(self, at: Place, across: bool) -> Spot:
        lane = self.ports[at][0]
        return lane.step(across, commit=False)._replace(link=self.links.get(lane, ()))

    def heading(self, at: Place) -> float | None:
        return None

    def _ray(self, angle: float, half: float) -> Lane:
        slope = tan(radians(half))

        def limit(way: int, v: float) -> float:
            return (v - 1) * slope - OVERSHOOT

        lane = Lane(angle - 90, 0.0, limit).turning(START, STRAIGHT - PITCH)
        turn = radians(angle)
        c, s = cos(turn), sin(turn)
        # Where the ray leaves the first tile, which stands upright.
        edge = min(0.5 / max(abs(c), 1e-9), 1 / max(abs(s), 1e-9))
        self.links[lane] = ((edge * c, edge * s), (START * c, START * s))
        return lane

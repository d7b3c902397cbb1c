"""A star: arms at equal angles around the first tile, each in a wedge of its own; on a low table,
where those that go up and down would make all tiles small, arms in rows to both sides of it, which
turn back before they are so long that the table would have to be drawn small for them."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from boneyard.core.actions import Place
from boneyard.rules.layout import End
from boneyard.tiles import Tile
from boneyard.view.arrange.lanes import PITCH, START, ArmPort, Arms, Lane
from boneyard.view.arrange.spots import Spot

LOW = 1.8
"""A table that is so many times as wide as high is low."""
AIR = 2.2
"""From row to row of different arms: crosswise tiles side by side just do not touch."""
BAND = PITCH + AIR
"""What an arm takes up that turns back."""
ROWS = (0.0, -BAND, BAND, -BAND - AIR, 2 * BAND)
"""Where the arms of a side begin, the later the farther out, with room to turn."""
BLOCKED = ROWS[3]
"""Here there is none: the next row is another arm's."""
INNER = START / 2
"""Here no tile lies, but links lead along."""
REACH = 19.0
"""How far from the middle a row goes before it turns."""


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

    def lay(self, tile: Tile, at: Place, across: bool, ends: Sequence[End]) -> Spot:
        lane = self.lanes[self.ports[at][0].lane]
        gives = self._waiting(lane) if self._is_back(lane, across) else None
        spot = super().lay(tile, at, across, ends)
        if gives is not None:
            # The arm that has not begun yet does so farther out.
            self._put(gives, lane.angle, self._beyond(lane))
        return spot

    def _rows(self, ends: Sequence[End], first: Spot) -> None:
        """Arms to the right and to the left in turn, from the middle row outwards."""
        places = [end.place for end in ends for _ in range(end.room)]
        for at, place in enumerate(places):
            angle = 180.0 * (at % 2)
            self._begin(place, Lane.leaving(angle, START), first)
            self._put(at, angle, ROWS[at // 2])

    def _put(self, number: int, angle: float, v: float) -> None:
        """Have an arm begin in this row of its side."""
        self.lanes[number] = lane = Lane.leaving(angle, START, v)
        y = lane.c * v
        self.links[number] = (lane.c * 0.5, max(-0.8, min(0.8, y))), (lane.c * START, y)

    def _step(self, port: ArmPort, across: bool) -> tuple[Spot, Lane]:
        lane = self.lanes[port.lane]
        if self.low and across and lane.can_flank:
            return lane.flank()
        if not self._is_back(lane, across):
            return super()._step(port, across)
        # It goes on in the next row in which no arm lies, at the end of a link.
        waiting = self._waiting(lane)
        v = self._beyond(lane) if waiting is None else self.lanes[waiting].v
        afresh = Lane.leaving(lane.angle, START, v)._replace(laid=lane.laid)
        spot, longer = afresh.step(across, self._limit(afresh))
        way = (lane.u, lane.v), (INNER, lane.v), (INNER, v), (START, v)
        return spot._replace(link=tuple([(x * lane.c, y * lane.c) for x, y in way])), longer

    def _is_back(self, lane: Lane, across: bool) -> bool:
        """Whether the next tile of a row that comes back would be too near to the middle."""
        back = self.low and lane.row is None and lane.way < 0
        return back and lane.u - (1.0 if across else 2.0) < START

    def _waiting(self, lane: Lane) -> int | None:
        """The next arm of its side in which nothing lies yet."""
        side = [i for i, one in enumerate(self.lanes) if one.angle == lane.angle and not one.laid]
        return min(side, key=lambda number: abs(self.lanes[number].v), default=None)

    def _beyond(self, lane: Lane) -> float:
        """A row of its side outside all others."""
        return BAND + max(ROWS[-1], *(one.v for one in self.lanes if one.angle == lane.angle))

    def _limit(self, lane: Lane) -> float:
        if not self.low:
            return super()._limit(lane)
        if lane.way < 0:
            return inf  # Its end is told otherwise.
        return inf if lane.v == BLOCKED else REACH

    def heading(self, at: Place) -> float | None:
        return None

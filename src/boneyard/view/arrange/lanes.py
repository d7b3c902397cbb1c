"""Lines that snake: arms that run straight, turn at the border and come back a row further out.

Each arm has a part of the table to itself (a half of it for the two arms of a line, a quarter for
the four arms of a cross), so arms can never meet and always find room.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians, sin, sqrt, tan
from typing import NamedTuple, Self

from boneyard.core.actions import Place
from boneyard.rules.layout import End
from boneyard.tiles import Tile
from boneyard.view.arrange.spots import DOWN, LEFT, RIGHT, UP, Point, Spot, ways_out

PITCH = 3.0
"""From row to row: two crosswise tiles back to back leave one unit of air."""
START = 2.3
"""How far out rays begin: nine tiles do not fit square around one, so links lead to them."""
STRAIGHT = 17.0
"""How far out rays run straight; beyond, where the wedge is wide enough, they snake."""
OVERSHOOT = 2.2
"""How far a turn goes beyond the end of its row, and a little air to the next wedge."""

# An arm's own coordinates: u along its first row, v towards where it turns. It runs in a row along
# u (`way` is 1 or -1), or along v while it turns.


class Lane(NamedTuple):
    """An arm that snakes, as far as it has come: it never changes, a longer one takes its place."""

    angle: float
    c: float
    s: float
    u: float
    v: float = 0.0
    way: int = 1
    row: float | None = None
    """While it turns: the row it comes from; u is then its column, v its leading edge."""
    bent: bool = True
    """Whether the last tile shows its flank: only a tile lengthwise can be left sideways."""
    laid: int = 0
    """How many tiles lie in it."""
    slope: float = 0.0
    """Of the border of its wedge, where it has one to itself."""

    @classmethod
    def leaving(cls, angle: float, u: float, v: float = 0.0) -> Lane:
        """An arm that goes this way from the first tile."""
        turn = radians(angle)
        return cls(angle, round(cos(turn), 12), round(sin(turn), 12), u, v)

    def turning(self, v: float, row: float, slope: float) -> Lane:
        """The same arm, but begun towards v; its first row is one pitch from `row` or beyond."""
        return self._replace(u=0.0, v=v, row=row, bent=False, slope=slope)

    def step(self, across: bool, limit: float) -> tuple[Spot, Lane]:
        """The next tile's spot, and the arm with it. In this row it may go as far as the limit."""
        angle, c, s, u, v, way, row, bent, laid, slope = self
        length = 1.0 if across else 2.0
        x, y, heading = u, v, 90.0
        if row is None:
            if across or way * u + length <= limit:
                x, heading = u + way * length / 2, 0.0 if way > 0 else 180.0
                u += way * length
            else:
                x, y = u + way * 0.5, v + 0.5
                row, u, v = v, u + way * 0.5, v + 1.5
        elif not across and bent and v - 0.5 >= row + PITCH:
            x, y, heading = u - way * 1.5, v - 0.5, 180.0 if way > 0 else 0.0
            row, u, v, way = None, u - way * 2.5, v - 0.5, -way
        elif not across and v + 0.5 >= row + PITCH:
            x, y, heading = u - way * 0.5, v + 0.5, 180.0 if way > 0 else 0.0
            row, u, v, way = None, u - way * 1.5, v + 0.5, -way
        else:
            y = v + length / 2
            v += length
        turned = (heading + angle + (90 if across else 0)) % 360
        spot = Spot(x * c - y * s, x * s + y * c, turned)
        return spot, Lane(angle, c, s, u, v, way, row, not across, laid + 1, slope)

    def flank(self) -> tuple[Spot, Lane]:
        """The spot of a crosswise tile at the flank of the last one, and the arm with it: so it
        turns back at once, where a second one lengthwise would take a row more."""
        angle, c, s, u, v, way, *_ = self
        x, y = u - way, v - 0.5
        spot = Spot(x * c - y * s, x * s + y * c, (angle + 90) % 180)
        return spot, self._replace(
            u=u - way * 1.5, v=y, way=-way, row=None, bent=False, laid=self.laid + 1
        )

    @property
    def can_flank(self) -> bool:
        return self.row is not None and self.bent and self.v - 0.5 >= self.row + PITCH


class ArmPort(NamedTuple):
    """An open place: the number of the arm it belongs to, how many tiles lay there when it was
    opened, and by which of them."""

    lane: int
    laid: int
    owner: Spot


class Arms:
    """An arranger whose tiles lie in arms. All of them leave the first tile: where a later one
    branches, its tiles share an arm, and links show what belongs to what."""

    def __init__(self) -> None:
        self.lanes: list[Lane] = []
        self.ports: dict[Place, tuple[ArmPort, ...]] = {}
        self.links: dict[int, tuple[Point, ...]] = {}
        """From the first tile to where an arm begins."""

    def fork(self) -> Self:
        """The same once more, to grow on by itself."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.lanes, twin.ports = self.lanes.copy(), self.ports.copy()
        twin.links = self.links.copy()
        return twin

    def lay(self, tile: Tile, at: Place, across: bool, ends: Sequence[End]) -> Spot:
        port, *others = self.ports.pop(at)
        spot, lane = self._step(port, across)
        self.lanes[port.lane] = lane
        self.links.pop(port.lane, None)
        if others:
            self.ports[at] = tuple(others)
        for end in ends:
            self.ports[end.place] = (ArmPort(port.lane, lane.laid, spot),) * end.room
        return spot

    def ghost(self, at: Place, across: bool) -> Spot:
        return self._step(self.ports[at][0], across)[0]

    def _limit(self, lane: Lane) -> float:
        """How far an arm may go the way it goes now."""
        return (lane.v - 1) * lane.slope - OVERSHOOT

    def _begin(self, at: Place, lane: Lane, first: Spot, link: tuple[Point, ...] = ()) -> None:
        number = len(self.lanes)
        self.lanes.append(lane)
        self.ports[at] = (*self.ports.get(at, ()), ArmPort(number, 0, first))
        if link:
            self.links[number] = link

    def _rays(self, ends: Sequence[End], first: Spot, across: bool) -> None:
        """Arms at equal angles, each in a wedge of its own; in the order in which they are begun
        they lie far apart."""
        count = max(sum(end.room for end in ends), 3)
        step = count // 2 if count % 2 else 1
        angles = iter([360 * (i * step % count) / count for i in range(count)])
        slope = tan(radians(180 / count))
        for end in ends:
            for _ in range(end.room):
                self._ray(end.place, next(angles), slope, first, across)

    def _ray(self, at: Place, angle: float, slope: float, first: Spot, across: bool) -> None:
        lane = Lane.leaving(angle - 90, 0.0).turning(START, STRAIGHT - PITCH, slope)
        turn = radians(angle)
        c, s = cos(turn), sin(turn)
        # Where the ray leaves the first tile, which stands upright if it lies across.
        wide, high = (0.5, 1.0) if across else (1.0, 0.5)
        edge = min(wide / max(abs(c), 1e-9), high / max(abs(s), 1e-9))
        self._begin(at, lane, first, ((edge * c, edge * s), (START * c, START * s)))

    def _step(self, port: ArmPort, across: bool) -> tuple[Spot, Lane]:
        lane = self.lanes[port.lane]
        spot, longer = lane.step(across, self._limit(lane))
        if lane.laid > port.laid:
            spot = spot._replace(link=((port.owner.x, port.owner.y), (spot.x, spot.y)))
        elif port.lane in self.links:
            spot = spot._replace(link=self.links[port.lane])
        return spot, longer


class Lanes(Arms):
    """Arranges a line, or a cross of up to four arms from its first tile."""

    def __init__(self, frame: tuple[float, float]) -> None:
        super().__init__()
        self.frame = frame
        self.cross = False
        """Arms also go up or down."""
        self.many = False
        """There are more arms than ways up, down, left and right."""
        self.laid = 0

    def open(self, tile: Tile, across: bool, ends: Sequence[End]) -> Spot:
        self.laid = 1
        spot = Spot(0.0, 0.0, 90.0 if across else 0.0)
        self.many = sum(end.room for end in ends) > 4
        if self.many:
            self._rays(ends, spot, across)
            return spot
        ways = ways_out(tile, ends)
        self.cross = any(way in (UP, DOWN) for taken in ways.values() for way in taken)
        for at, taken in ways.items():
            for way in taken:
                edge = 0.5 if across == (way in (RIGHT, LEFT)) else 1.0
                self._begin(at, Lane.leaving(way, edge), spot)
        return spot

    def lay(self, tile: Tile, at: Place, across: bool, ends: Sequence[End]) -> Spot:
        spot = super().lay(tile, at, across, ends)
        self.laid += 1
        return spot

    def heading(self, at: Place) -> float | None:
        return None if self.many else self.lanes[self.ports[at][0].lane].angle

    def _limit(self, lane: Lane) -> float:
        """It depends on all that is laid."""
        if self.many:
            return super()._limit(lane)
        if not self.cross:
            return _row(self.frame, self.laid)
        if lane.way < 0:
            # Rows that come back stay clear of the neighbour's first column: crosswise tiles there
            # reach out one unit, and a turn here overshoots by up to two.
            return -4.5
        along = self.frame[0 if lane.angle in (RIGHT, LEFT) else 1]
        return max(8.5, (along / 2 - 3) * _growth(self.frame, self.laid))


# When so much is laid that it cannot fit the frame, rows grow with what is laid, so that the whole
# keeps the proportions of the frame.


@lru_cache(4096)
def _row(frame: tuple[float, float], laid: int) -> float:
    """How far the rows of a line reach from the middle."""
    width, height = frame
    row = max(3.5, width / 2 - 3)
    # What lies already keeps its shorter rows, so the others must make up for it.
    tiles = 1.6 * laid
    while PITCH * (tiles / (row + 1) + 1) > height / width * (2 * row + 3):
        row += 0.5
    return row


def _growth(frame: tuple[float, float], laid: int) -> float:
    return max(1.0, sqrt(9.0 * laid / (frame[0] * frame[1])))

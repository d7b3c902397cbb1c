"""Lines that snake: arms that run straight, turn at the border and come back a row further out.

Each arm has a part of the table to itself (a half of it for the two arms of a line, a quarter for
the four arms of a cross), so arms can never meet and always find room.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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


class Lane:
    """An arm that snakes."""

    __slots__ = ("angle", "bent", "c", "laid", "limit", "row", "s", "u", "v", "way")

    def __init__(self, angle: float, u: float, limit: Callable[[int, float], float]) -> None:
        self.angle = angle
        turn = radians(angle)
        self.c, self.s = round(cos(turn), 12), round(sin(turn), 12)
        self.u = u
        self.v = 0.0
        self.way = 1
        self.row: float | None = None
        """While it turns: the row it comes from; u is then its column, v its leading edge."""
        self.bent = True
        """Whether the last tile shows its flank: only a tile lengthwise can be left sideways."""
        self.limit = limit
        """How far it may go in this direction, in this row."""
        self.laid = 0
        """How many tiles lie in it."""

    def fork(self, limit: Callable[[int, float], float]) -> Lane:
        """The same once more, to grow on by itself."""
        twin = Lane.__new__(Lane)
        twin.angle, twin.c, twin.s = self.angle, self.c, self.s
        twin.u, twin.v, twin.way = self.u, self.v, self.way
        twin.row, twin.bent, twin.laid = self.row, self.bent, self.laid
        twin.limit = limit
        return twin

    def turning(self, v: float, row: float) -> Lane:
        """The same arm, but begun towards v; its first row is one pitch from `row` or beyond."""
        self.u, self.v, self.row, self.bent = 0.0, v, row, False
        return self

    def step(self, across: bool, commit: bool) -> Spot:
        """The next tile's spot; `commit`: it is laid."""
        u, v, way, row = self.u, self.v, self.way, self.row
        if row is None:
            length = 1.0 if across else 2.0
            if across or way * u + length <= self.limit(way, v):
                spot = self._spot(u + way * length / 2, v, 0.0 if way > 0 else 180.0, across)
                u += way * length
            else:
                spot = self._spot(u + way * 0.5, v + 0.5, 90.0, False)
                row, u, v = v, u + way * 0.5, v + 1.5
        elif not across and self.bent and v - 0.5 >= row + PITCH:
            spot = self._spot(u - way * 1.5, v - 0.5, 180.0 if way > 0 else 0.0, False)
            row, u, v, way = None, u - way * 2.5, v - 0.5, -way
        elif not across and v + 0.5 >= row + PITCH:
            spot = self._spot(u - way * 0.5, v + 0.5, 180.0 if way > 0 else 0.0, False)
            row, u, v, way = None, u - way * 1.5, v + 0.5, -way
        else:
            length = 1.0 if across else 2.0
            spot = self._spot(u, v + length / 2, 90.0, across)
            v += length
        if commit:
            self.u, self.v, self.way, self.row, self.bent = u, v, way, row, not across
            self.laid += 1
        return spot

    def _spot(self, u: float, v: float, heading: float, across: bool) -> Spot:
        angle = (heading + self.angle + (90 if across else 0)) % 360
        return Spot(u * self.c - v * self.s, u * self.s + v * self.c, angle)


class _Port(NamedTuple):
    """An open place: the arm it belongs to, how many tiles lay there when it was opened, and by
    which of them."""

    lane: Lane
    laid: int
    owner: Spot


class Arms:
    """An arranger whose tiles lie in arms. All of them leave the first tile: where a later one
    branches, its tiles share an arm, and links show what belongs to what."""

    def __init__(self) -> None:
        self.ports: dict[Place, list[_Port]] = {}
        self.links: dict[Lane, tuple[Point, ...]] = {}
        """From the first tile to where an arm begins."""

    def fork(self) -> Self:
        """The same once more, to grow on by itself."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        lanes: dict[Lane, Lane] = {}

        def again(lane: Lane) -> Lane:
            if lane not in lanes:
                lanes[lane] = lane.fork(twin._limit_of(lane))
            return lanes[lane]

        twin.ports = {
            at: [_Port(again(lane), laid, owner) for lane, laid, owner in ports]
            for at, ports in self.ports.items()
            if ports
        }
        twin.links = {again(lane): link for lane, link in self.links.items()}
        return twin

    def _limit_of(self, lane: Lane) -> Callable[[int, float], float]:
        """How far an arm may go that another arranger has begun."""
        return lane.limit

    def lay(self, tile: Tile, at: Place, across: bool, ends: Sequence[End]) -> Spot:
        port = self.ports[at].pop(0)
        spot = self._step(port, across, commit=True)
        self.links.pop(port.lane, None)
        for end in ends:
            self.ports[end.place] = [_Port(port.lane, port.lane.laid, spot)] * end.room
        return spot

    def ghost(self, at: Place, across: bool) -> Spot:
        return self._step(self.ports[at][0], across, commit=False)

    def _begin(self, at: Place, lane: Lane, first: Spot) -> None:
        self.ports.setdefault(at, []).append(_Port(lane, 0, first))

    def _rays(self, ends: Sequence[End], first: Spot, across: bool) -> None:
        """Arms at equal angles, each in a wedge of its own; in the order in which they are begun
        they lie far apart."""
        count = max(sum(end.room for end in ends), 3)
        step = count // 2 if count % 2 else 1
        angles = iter([360 * (i * step % count) / count for i in range(count)])
        for end in ends:
            for _ in range(end.room):
                self._begin(end.place, self._ray(next(angles), 180 / count, across), first)

    def _ray(self, angle: float, half: float, across: bool) -> Lane:
        slope = tan(radians(half))

        def limit(way: int, v: float) -> float:
            return (v - 1) * slope - OVERSHOOT

        lane = Lane(angle - 90, 0.0, limit).turning(START, STRAIGHT - PITCH)
        turn = radians(angle)
        c, s = cos(turn), sin(turn)
        # Where the ray leaves the first tile, which stands upright if it lies across.
        wide, high = (0.5, 1.0) if across else (1.0, 0.5)
        edge = min(wide / max(abs(c), 1e-9), high / max(abs(s), 1e-9))
        self.links[lane] = ((edge * c, edge * s), (START * c, START * s))
        return lane

    def _step(self, port: _Port, across: bool, *, commit: bool) -> Spot:
        lane, passed = port.lane, port.lane.laid > port.laid
        spot = lane.step(across, commit)
        if passed:
            return spot._replace(link=((port.owner.x, port.owner.y), (spot.x, spot.y)))
        return spot._replace(link=self.links[lane]) if lane in self.links else spot


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
                self._begin(at, self._lane(way, edge), spot)
        return spot

    def lay(self, tile: Tile, at: Place, across: bool, ends: Sequence[End]) -> Spot:
        spot = super().lay(tile, at, across, ends)
        self.laid += 1
        return spot

    def heading(self, at: Place) -> float | None:
        return None if self.many else self.ports[at][0].lane.angle

    def _lane(self, angle: float, u: float) -> Lane:
        return Lane(angle, u, self._limit(angle))

    def _limit_of(self, lane: Lane) -> Callable[[int, float], float]:
        return lane.limit if self.many else self._limit(lane.angle)

    def _limit(self, angle: float) -> Callable[[int, float], float]:
        """How far an arm goes that leaves in this direction; it depends on all that is laid."""
        along = self.frame[0 if angle in (RIGHT, LEFT) else 1]

        def limit(way: int, v: float) -> float:
            if not self.cross:
                return self._row()
            if way < 0:
                # Rows that come back stay clear of the neighbour's first column: crosswise tiles
                # there reach out one unit, and a turn here overshoots by up to two.
                return -4.5
            return max(8.5, (along / 2 - 3) * self._growth())

        return limit

    # When so much is laid that it cannot fit the frame, rows grow with what is laid, so that the
    # whole keeps the proportions of the frame.

    def _row(self) -> float:
        """How far the rows of a line reach from the middle."""
        width, height = self.frame
        row = max(3.5, width / 2 - 3)
        # What lies already keeps its shorter rows, so the others must make up for it.
        tiles = 1.6 * self.laid
        while PITCH * (tiles / (row + 1) + 1) > height / width * (2 * row + 3):
            row += 0.5
        return row

    def _growth(self) -> float:
        return max(1.0, sqrt(9.0 * self.laid / (self.frame[0] * self.frame[1])))


def bounds(spots: Sequence[Spot], grow: float = 0) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of all these tiles and their links."""
    boxes = [spot.reach(grow) for spot in spots]
    boxes += [(x, y, x, y) for spot in spots for x, y in spot.link]
    if not boxes:
        return 0.0, 0.0, 0.0, 0.0
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)

"""Lines that snake: arms that run straight, turn at the border and come back a row further out.

Each arm has a part of the table to itself (a half of it for the two arms of a line, a quarter for
the four arms of a cross), so arms can never meet and always find room.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import cos, radians, sin, sqrt

from boneyard.core.actions import Place
from boneyard.tiles import Tile
from boneyard.view.arrange.spots import Spot

PITCH = 3.0
"""From row to row: two crosswise tiles back to back leave one unit of air."""

# An arm's own coordinates: u along its first row, v towards where it turns. It runs in a row along
# u (`way` is 1 or -1), or along v while it turns.


class Lane:
    """An arm that snakes."""

    __slots__ = ("angle", "bent", "c", "limit", "row", "s", "u", "v", "way")

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
        return spot

    def _spot(self, u: float, v: float, heading: float, across: bool) -> Spot:
        angle = (heading + self.angle + (90 if across else 0)) % 360
        return Spot(u * self.c - v * self.s, u * self.s + v * self.c, angle)


class Lanes:
    """The plan of a line, or of a cross with four arms from its first double."""

    def __init__(self, frame: tuple[float, float], *, cross: bool) -> None:
        self.frame = frame
        self.cross = cross
        self.laid = 0
        self.ports: dict[Place, list[Lane]] = {}

    def open(self, tile: Tile, across: bool) -> Spot:
        self.laid = 1
        length = 0.5 if across else 1.0
        right, left = self._lane(0, length), self._lane(180, length)
        if tile.is_double:
            self.ports[Place(tile, "side")] = [right, left]
            self.ports[Place(tile, str(tile.high))] = [right, left]
            if self.cross:
                up, down = self._lane(270, 1.0), self._lane(90, 1.0)
                self.ports[Place(tile, "tip")] = [up, down]
                self.ports[Place(tile, "side")] += [up, down]
        else:
            self.ports[Place(tile, str(tile.high))] = [left]
            self.ports[Place(tile, str(tile.low))] = [right]
        return Spot(0.0, 0.0, 90.0 if across else 0.0)

    def lay(self, tile: Tile, at: Place, across: bool) -> Spot:
        lane = self.ports[at].pop(0)
        spot = lane.step(across, commit=True)
        self.laid += 1
        for socket in {"side", str(tile.high), str(tile.low)}:
            self.ports.setdefault(Place(tile, socket), [lane])
        return spot

    def ghost(self, at: Place, across: bool) -> Spot:
        return self.ports[at][0].step(across, commit=False)

    def heading(self, at: Place) -> float | None:
        return self.ports[at][0].angle

    def _lane(self, angle: float, u: float) -> Lane:
        along = self.frame[0 if angle in (0, 180) else 1]

        def limit(way: int, v: float) -> float:
            if not self.cross:
                return self._row()
            if way < 0:
                # Rows that come back stay clear of the neighbour's first column: crosswise tiles
                # there reach out one unit, and a turn here overshoots by up to two.
                return -4.5
            return max(8.5, (along / 2 - 3) * self._growth())

        return Lane(angle, u, limit)

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


def bounds(spots: Iterable[Spot], grow: float = 0) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of all these tiles and their links."""
    points = [p for spot in spots for p in (*spot.corners(grow), *spot.link)]
    if not points:
        return 0.0, 0.0, 0.0, 0.0
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)

"""The grid a tree grows on, and links through the gaps between its tiles."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import cache
from math import floor, inf
from typing import Literal, NamedTuple, TypeAlias

SPAN = 1 << 12
"""Cells in a row of the grid; a cell is known by one number."""
_MIDDLE = (SPAN // 2) * SPAN + SPAN // 2

DX = (1, 0, -1, 0)
DY = (0, 1, 0, -1)
STEP = tuple(dx + dy * SPAN for dx, dy in zip(DX, DY, strict=True))

DOORS = (((1, 0), (1, 1)), ((0, 1), (1, 1)), ((0, 0), (0, 1)), ((0, 0), (1, 0)))
"""The points at the far edge of a cell, each way, through which a tile can be entered."""

FARTHEST = 1500
"""So many cells a link is searched through."""
LENGTH = 0.5
"""What each cell of a link costs in looks."""
ENOUGH = 4.0
"""A place that scores this well is taken without looking farther."""
CROSSING = 12.0
"""What it costs in looks to cross another link."""


Meeting: TypeAlias = Literal["apart", "over", "along"]
"""What a link does where another one runs: keeps away, crosses it straight, or shares its way."""


class Body(NamedTuple):
    """A tile on the grid: its middle in half units, and where the line goes on from it."""

    x: int
    y: int
    heading: int
    """0 right, 1 down, 2 left, 3 up."""
    across: bool


class Port(NamedTuple):
    """Where a tile can be laid: the middle of an edge, and the direction away from it."""

    x: int
    y: int
    heading: int
    owner: int
    """The tile it belongs to, by its number in the order of laying."""
    flank: bool
    """Whether the tile can be left sideways here, too."""
    corner: tuple[float, float] | None = None
    """Where the link of an outer toe begins."""


class Route(NamedTuple):
    """A tile at the end of a link, and how good that is."""

    score: float
    body: Body
    link: tuple[tuple[float, float], ...]
    through: tuple[int, ...]


def cell(x: int, y: int) -> int:
    """The cell right below and beside a point of the grid."""
    return _MIDDLE + x + y * SPAN


@cache
def _box(level: bool, grow: int) -> tuple[int, ...]:
    """The cells of a tile that lies level or upright, around its middle."""
    wide, high = (2, 1) if level else (1, 2)
    return tuple(
        x + y * SPAN
        for x in range(-wide - grow, wide + grow)
        for y in range(-high - grow, high + grow)
    )


def _is_level(body: Body) -> bool:
    return (body.heading % 2 == 0) != body.across


def cells_of(body: Body) -> list[int]:
    return list(map(cell(body.x, body.y).__add__, _box(_is_level(body), 0)))


@cache
def _air(level: bool) -> tuple[int, ...]:
    """The cells right beside a tile."""
    return tuple(set(_box(level, 1)) - set(_box(level, 0)))


@cache
def _claimed(heading: int) -> tuple[int, ...]:
    """The cells that a tile straight ahead of a port would take."""
    body = Body(2 * DX[heading], 2 * DY[heading], heading, False)
    return tuple(c - _MIDDLE for c in cells_of(body))


LINE = 3
"""So much room to either side an arm needs to run on (in half units), its doubles included."""
AVENUE = 9
"""And so much it needs to branch."""
_Strips: TypeAlias = dict[int, int]
STRIPS: dict[int, tuple[int, tuple[int, ...]]] = {
    1: (1, (0,)),
    2: (1, (-1, 1)),
    LINE: (LINE, (0,)),
    AVENUE: (LINE, (-2 * LINE, 0, 2 * LINE)),
}
"""How far to either side anybody ever looks (a tile is as wide as one or two cells to either side,
and as wide as two or three with the air around it), and which of the strips that are kept, so far
beside, cover that."""
KEPT = (1, LINE)
"""How far those reach that are kept: a tile that is laid changes fewer of the narrow ones."""


def _strip(strips: dict[int, _Strips], side: int, beside: int) -> int:
    kept, offsets = STRIPS[side]
    strip, taken = strips[kept], 0
    for offset in offsets:
        taken |= strip.get(beside + offset, 0)
    return taken


class TreeGrid:
    """Which cells are taken, and which are hoped for."""

    def __init__(self) -> None:
        self.taken: dict[int, int] = {}
        """By whom: a tile's number, or its negative where only its link runs."""
        self.claims: dict[int, tuple[Port, ...]] = {}
        """The cells straight ahead of open ports."""
        self._rows: dict[int, _Strips] = {side: {} for side in KEPT}
        """The same as `taken`, to look far ahead at once: for each line between two rows, and so
        many rows to either side of it, a bit for each column in which anything lies there."""
        self._columns: dict[int, _Strips] = {side: {} for side in KEPT}

    def fork(self) -> TreeGrid:
        twin = TreeGrid.__new__(TreeGrid)
        twin.taken, twin.claims = self.taken.copy(), self.claims.copy()
        twin._rows = {side: strips.copy() for side, strips in self._rows.items()}
        twin._columns = {side: strips.copy() for side, strips in self._columns.items()}
        return twin

    def fill(self, cells: Iterable[int], owner: int) -> None:
        rows: dict[int, int] = {}
        columns: dict[int, int] = {}
        for c in cells:
            self.taken.setdefault(c, owner)
            y, x = divmod(c, SPAN)
            rows[y] = rows.get(y, 0) | 1 << x
            columns[x] = columns.get(x, 0) | 1 << y
        for strips, filled in ((self._rows, rows), (self._columns, columns)):
            for side, strip in strips.items():
                for line, bits in filled.items():
                    for i in range(line - side + 1, line + side + 1):
                        strip[i] = strip.get(i, 0) | bits

    def claim(self, port: Port) -> None:
        base, claims = cell(port.x, port.y), self.claims
        for offset in _claimed(port.heading):
            claims[base + offset] = (*claims.get(base + offset, ()), port)

    def release(self, port: Port) -> None:
        base, claims = cell(port.x, port.y), self.claims
        for offset in _claimed(port.heading):
            others = tuple([other for other in claims.pop(base + offset, ()) if other != port])
            if others:
                claims[base + offset] = others

    def claims_on(self, body: Body, own: Port) -> int:
        """How many other open ports lose the place straight ahead."""
        claims, cells = self.claims, cells_of(body)
        if claims.keys().isdisjoint(cells):
            return 0
        found = {port for c in cells if c in claims for port in claims[c]}
        found.discard(own)
        return len(found)

    def is_free(self, body: Body, owner: int, *, tight: bool = False) -> bool:
        """Whether a tile fits there, with air to all tiles but the one it is laid against."""
        level = _is_level(body)
        y, x = body.y + SPAN // 2, body.x + SPAN // 2
        strips, at, beside = (self._rows, x, y) if level else (self._columns, y, x)
        if _strip(strips, 1, beside) >> at - 2 & 0b1111:
            return False
        if tight or not _strip(strips, 2, beside) >> at - 3 & 0b111111:
            return True
        by, here = self.taken.get, cell(body.x, body.y)
        for offset in _air(level):
            taken = by(here + offset, 0)
            if taken > 0 and taken != owner:
                return False
        return True

    def is_clear(self, port: Port) -> bool:
        """Whether nothing lies between an outer toe and the corner of its tile."""
        if port.corner is None:
            return True
        (x, y), taken = port.corner, self.taken
        return all(
            taken.get(
                cell(floor(2 * x + (port.x - 2 * x) * t), floor(2 * y + (port.y - 2 * y) * t)), 0
            )
            <= 0
            for t in (0.3, 0.7)
        )

    def room(self, x: int, y: int, heading: int, side: int, most: int) -> int:
        """How far it is free straight ahead of a point, for so many cells to either side."""
        if heading % 2:
            taken, at = _strip(self._columns, side, x + SPAN // 2), y + SPAN // 2
        else:
            taken, at = _strip(self._rows, side, y + SPAN // 2), x + SPAN // 2
        # Only what is so near counts, and the numbers are shorter.
        if heading >= 2:
            behind = taken >> at - most & (1 << most) - 1
            return most - behind.bit_length()
        ahead = taken >> at & (1 << most) - 1
        return (ahead & -ahead).bit_length() - 1 if ahead else most

    def nearest_free(self, port: Port, across: bool) -> Body:
        """The nearest place with air around it, whatever lies between."""
        far = 2
        while True:
            for dx in range(-far, far + 1):
                for dy in range(-far, far + 1):
                    if max(abs(dx), abs(dy)) == far:
                        body = Body(port.x + dx, port.y + dy, port.heading, across)
                        if self.is_free(body, 0):
                            return body
            far += 1


def route(
    grid: TreeGrid,
    port: Port,
    across: bool,
    room: Callable[[Body, float], float],
    *,
    tight: bool = False,
) -> Route | None:
    """A place that a link can reach between the tiles: near, and with room to go on. It crosses
    other links only where that leads to something much better. `tight`: without air to other
    tiles."""

    def searched(meeting: Meeting) -> Route | None:
        return _search(grid, port, across, room, tight=tight, meeting=meeting)

    apart = searched("apart")
    if apart is not None and apart.score > ENOUGH - CROSSING:
        return apart
    over = searched("over")
    if over is None:
        return apart or searched("along")
    return apart if apart is not None and apart.score >= over.score - CROSSING else over


def _search(
    grid: TreeGrid,
    port: Port,
    across: bool,
    room: Callable[[Body, float], float],
    *,
    tight: bool,
    meeting: Meeting,
) -> Route | None:
    taken = grid.taken
    came: dict[int, int] = {c: -1 for c in _mouth(grid, port, meeting)}
    queue = deque((c, 1) for c in came)
    best: tuple[float, Body, int] | None = None
    reach = 1 if across else 2
    seen: set[int] = set()
    while queue and len(came) < FARTHEST:
        here, far = queue.popleft()
        if best is not None and best[0] > ENOUGH - far * LENGTH / 2:
            break
        y, x = divmod(here - _MIDDLE + SPAN // 2, SPAN)
        x -= SPAN // 2
        on_link = meeting == "over" and here in taken
        for heading in range(4):
            following = here + STEP[heading]
            if on_link:
                # Straight over the other link, so that nobody takes one for the other.
                came_by = STEP[port.heading] if came[here] < 0 else here - came[here]
                if STEP[heading] != came_by or following in taken:
                    continue
            if following in taken and (taken[following] > 0 or meeting == "apart"):
                continue
            if following not in came:
                came[following] = here
                queue.append((following, far + 1))
            for dx, dy in DOORS[heading]:
                door = 4 * (here + dx + dy * SPAN) + heading
                if door in seen:
                    continue
                seen.add(door)
                bx, by = x + dx + reach * DX[heading], y + dy + reach * DY[heading]
                body = Body(bx, by, heading, across)
                score = room(body, -inf if best is None else best[0] + far * LENGTH)
                if score == -inf or not grid.is_free(body, 0, tight=tight):
                    continue
                score -= 4 * grid.claims_on(body, port) + far * LENGTH
                if (best is None or score > best[0]) and _leads_past(here, came, body):
                    best = score, body, here
    if best is None:
        return None
    score, body, here = best
    entry = body.x - reach * DX[body.heading], body.y - reach * DY[body.heading]
    path, points = _traced(here, came)
    link = (
        *_leaving(grid, port, path[0], points[0]),
        *points,
        (entry[0] / 2, entry[1] / 2),
    )
    return Route(score, body, link, tuple(path))


def _leads_past(here: int, came: dict[int, int], body: Body) -> bool:
    """Whether the way to this cell does not run where the tile would lie."""
    own = set(cells_of(body))
    while here >= 0:
        if here in own:
            return False
        here = came[here]
    return True


def _mouth(grid: TreeGrid, port: Port, meeting: Meeting) -> list[int]:
    """The free cells where a link can leave a port: ahead of it, or at the corner of the tile."""
    cells = [*_before(port.x, port.y, port.heading)] if grid.is_clear(port) else []
    found = [c for c in cells if c not in grid.taken or (meeting != "apart" and grid.taken[c] < 0)]
    if found or port.corner is None:
        return found
    x, y = round(2 * port.corner[0]), round(2 * port.corner[1])
    around = [cell(x + dx, y + dy) for dx in (-2, -1, 0, 1) for dy in (-2, -1, 0, 1)]
    return [c for c in around if c not in grid.taken and _beside(grid, c, port.owner)]


def _beside(grid: TreeGrid, c: int, owner: int) -> bool:
    return any(grid.taken.get(c + step) == owner for step in STEP)


def _before(x: int, y: int, heading: int) -> tuple[int, int]:
    """The two cells ahead of a point on an edge."""
    if heading % 2 == 0:
        first = cell(x if heading == 0 else x - 1, y)
        return first, first - SPAN
    first = cell(x, y if heading == 1 else y - 1)
    return first, first - 1


def _leaving(
    grid: TreeGrid, port: Port, first: int, at: tuple[float, float]
) -> tuple[tuple[float, float], ...]:
    """Where a link whose first cell is this begins."""
    if first in _before(port.x, port.y, port.heading):
        corner = () if port.corner is None else (port.corner,)
        return (*corner, (port.x / 2, port.y / 2))
    way = next(way for way in range(4) if grid.taken.get(first + STEP[way]) == port.owner)
    return ((at[0] + DX[way] / 4, at[1] + DY[way] / 4),)


def _traced(last: int, came: dict[int, int]) -> tuple[list[int], list[tuple[float, float]]]:
    """The way to a cell, and the points of a link along it: its ends and its corners."""
    path = [last]
    while came[path[-1]] >= 0:
        path.append(came[path[-1]])
    path.reverse()
    points = []
    for c in path:
        y, x = divmod(c - _MIDDLE + SPAN // 2, SPAN)
        points.append(((x - SPAN // 2 + 0.5) / 2, (y + 0.5) / 2))
    bends = [
        here
        for before, here, after in zip(points, points[1:], points[2:], strict=False)
        if (here[0] - before[0], here[1] - before[1]) != (after[0] - here[0], after[1] - here[1])
    ]
    return path, list(dict.fromkeys((points[0], *bends, points[-1])))

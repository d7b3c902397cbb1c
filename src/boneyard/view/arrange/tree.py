"""Trees: doubles that branch, to their tips and sides or into three toes.

Tiles lie square to each other. Each new tile goes where most room is left ahead of it, for the line
and for the branches it may still get: straight on, around a corner, or, where all that is blocked,
at the end of a link drawn through the gaps between the tiles. Everything is counted on a grid of
half units, in which a tile covers 4 by 2 cells and keeps one cell of air to tiles it was not laid
against.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import inf, sqrt
from typing import NamedTuple

from boneyard.core.actions import Place
from boneyard.rules.layout import End
from boneyard.tiles import Tile
from boneyard.view.arrange.routes import (
    AVENUE,
    LINE,
    SPAN,
    Body,
    Port,
    TreeGrid,
    cells_of,
    route,
)
from boneyard.view.arrange.spots import Spot, ways_out

DX = (1, 0, -1, 0)
DY = (0, 1, 0, -1)

AHEAD = 24
"""So far (in half units) an arm looks ahead for room."""
NARROW, WIDE, OPEN = 0.25, 0.5, 0.3
"""What each half unit of room ahead is worth: for tiles in a row, for a line, for branches."""
DEAD_END = 6.0
"""What it costs to be where no tile can follow."""
CROWDED = -6.0
"""Below this score a tile rather goes to a freer place at the end of a link."""
OUTSIDE = 1.5
"""What each half unit beyond the frame costs."""
CLAIM = 4.0
"""What it costs to take the place straight ahead of another end."""
CENTRING = 1e-3
"""What each half unit away from the middle costs, so that ties are always broken alike."""
SLACK = 1e-6
"""More than what adding the same numbers in another order makes of a difference."""
AREA = 18.0
"""Square units a tile of a tree takes up, gaps included: how the frame grows with the tree."""

FORESIGHT = 0.3
"""The part of the set for which a tree makes room from the beginning: arms that had to turn early
would later stand in each other's way."""


class Try(NamedTuple):
    """A way to lay a tile, and how good it is."""

    score: float
    port: Port
    body: Body
    link: tuple[tuple[float, float], ...] = ()
    through: tuple[int, ...] = ()
    """The cells the link runs through."""


class Branches:
    """Arranges a tree. Tiles go on ahead and to both sides; toes leave from the corners, too."""

    def __init__(self, frame: tuple[float, float]) -> None:
        self.frame = frame
        self.grid = TreeGrid()
        self.ports: dict[Place, list[Port]] = {}
        self.laid = 0
        self.highest = 0
        """The highest number seen, which tells how large the set is."""
        self._half_frame = (0.0, 0.0)
        self._ghosts: dict[tuple[Place, bool], Try] = {}

    def fork(self) -> Branches:
        """The same once more, to grow on by itself."""
        twin = type(self)(self.frame)
        twin.grid = self.grid.fork()
        twin.ports = {at: [*ports] for at, ports in self.ports.items()}
        twin.laid = self.laid
        twin.highest = self.highest
        twin._half_frame = self._half_frame
        # What was shown as a place is where the tile will lie.
        twin._ghosts = self._ghosts.copy()
        return twin

    def open(self, tile: Tile, across: bool, ends: Sequence[End]) -> Spot:
        body = Body(0, 0, 0, across)
        self._grow(tile)
        self.grid.fill(cells_of(body), self.laid)
        for at, ways in ways_out(tile, ends).items():
            self._open(at, [self._port(body, round(way / 90)) for way in ways])
        return _spot(body)

    def lay(self, tile: Tile, at: Place, across: bool, ends: Sequence[End]) -> Spot:
        best = self._best(at, across)
        self._ghosts.clear()
        self.ports[at].remove(best.port)
        self.grid.release(best.port)
        self._grow(tile)
        body = best.body
        self.grid.fill(cells_of(body), self.laid)
        self.grid.fill(best.through, -self.laid)
        taken: set[int] = set()
        for end in ends:
            self._open(end.place, self._ways_on(body, end, taken))
        return _spot(body)._replace(link=best.link)

    def _grow(self, tile: Tile) -> None:
        self.laid += 1
        self.highest = max(self.highest, tile.high)
        self._half_frame = _grown(self.frame, self.highest, self.laid)

    def ghost(self, at: Place, across: bool) -> Spot:
        best = self._best(at, across)
        return _spot(best.body)._replace(link=best.link)

    def heading(self, at: Place) -> float | None:
        return None

    # -- ports ---------------------------------------------------------------------------------

    def _open(self, at: Place, ports: list[Port]) -> None:
        self.ports[at] = ports
        for port in ports:
            self.grid.claim(port)

    def _ways_on(self, body: Body, end: End, taken: set[int]) -> list[Port]:
        """From a tile that was laid: ahead, to one side and to the other, tips to the sides first;
        `taken` are the turns that are in use."""
        if end.place.socket == "toe":
            return (self._toes(body) * end.room)[: end.room]
        turns = (1, 3, 0) if end.place.socket == "tip" else (0, 1, 3)
        ports = []
        for _ in range(end.room):
            turn = next((turn for turn in turns if turn not in taken), turns[0])
            taken.add(turn)
            ports.append(self._port(body, (body.heading + turn) % 4))
        return ports

    def _port(self, body: Body, heading: int) -> Port:
        """The middle of the edge of a tile that looks this way."""
        along = heading % 2 == body.heading % 2
        reach = (1 if along else 2) if body.across else (2 if along else 1)
        x, y = body.x + reach * DX[heading], body.y + reach * DY[heading]
        # A tile that lies lengthwise can also be left sideways at its last half.
        return Port(x, y, heading, self.laid, not body.across and along)

    def _toes(self, body: Body) -> list[Port]:
        """Three toes do not fit the far side of a double: the outer two leave from its corners, to
        the left and to the right, and links lead to them."""
        ahead = body.heading
        toes = [self._port(body, ahead)]
        for side in ((ahead + 1) % 4, (ahead + 3) % 4):
            x = body.x + 2 * DX[ahead] + 3 * DX[side]
            y = body.y + 2 * DY[ahead] + 3 * DY[side]
            corner = (
                (body.x + DX[ahead] + 1.5 * DX[side]) / 2,
                (body.y + DY[ahead] + 1.5 * DY[side]) / 2,
            )
            toes.append(Port(x, y, side, self.laid, False, corner))
        return toes

    # -- the best way to lay a tile ------------------------------------------------------------

    def _best(self, at: Place, across: bool) -> Try:
        key = at, across
        if key not in self._ghosts:
            self._ghosts[key] = self._search(self.ports[at], across)
        return self._ghosts[key]

    def _search(self, ports: list[Port], across: bool) -> Try:
        grid = self.grid
        best: Try | None = None
        for port in ports:
            for body, cost in self._ways(port, across):
                if not grid.is_free(body, port.owner):
                    continue
                room = self._room_ahead(body, -inf if best is None else best.score + cost)
                if room == -inf:
                    continue
                score = room - CLAIM * grid.claims_on(body, port) - cost
                if best is None or score > best.score:
                    best = Try(score, port, body, _leash(port))
        if best is not None and best.score > CROWDED:
            return best
        for port in ports:
            far = route(grid, port, across, self._room_ahead)
            if far is not None:
                found = Try(far.score, port, far.body, far.link, far.through)
                best = found if best is None or found.score > best.score else best
        if best is not None:
            return best
        for port in ports:
            for body, _ in self._ways(port, across):
                if grid.is_free(body, port.owner, tight=True):
                    return Try(0, port, body, _leash(port))
        for port in ports:
            far = route(grid, port, across, self._room_ahead, tight=True)
            if far is not None:
                return Try(far.score, port, far.body, far.link, far.through)
        body = grid.nearest_free(ports[0], across)
        start = (ports[0].x / 2, ports[0].y / 2)
        end = (
            body.x / 2 - DX[body.heading] * (0.5 if across else 1.0),
            body.y / 2 - DY[body.heading] * (0.5 if across else 1.0),
        )
        return Try(0, ports[0], body, (*_leash(ports[0])[:1], start, end))

    def _ways(self, port: Port, across: bool) -> Iterator[tuple[Body, float]]:
        """The ways to lay a tile at a port without a link, and what each costs in looks."""
        if not self.grid.is_clear(port):
            return
        x, y, ahead = port.x, port.y, port.heading
        reach = 1 if across else 2
        toe = 0.5 if port.corner else 0.0
        yield Body(x + reach * DX[ahead], y + reach * DY[ahead], ahead, across), toe
        for turn in ((ahead + 1) % 4, (ahead + 3) % 4):
            if not across:
                # The touching half lies beyond the end, the other one around the corner.
                bx, by = x + DX[ahead] + DX[turn], y + DY[ahead] + DY[turn]
                yield Body(bx, by, turn, False), toe + 2.0
            if port.flank:
                bx = x - DX[ahead] + (1 + reach) * DX[turn]
                by = y - DY[ahead] + (1 + reach) * DY[turn]
                yield Body(bx, by, turn, across), 2.5

    def _room_ahead(self, body: Body, above: float = -inf) -> float:
        """How much room there is ahead of where a tile can be continued. Where that is not `above`
        this, it may be said to be none at all, which is found out sooner."""
        x, y, ahead, across = body
        wide, high = self._half_frame
        over = abs(x + 2 * DX[ahead]) - wide, abs(y + 2 * DY[ahead]) - high
        out = max(0.0, over[0]) + max(0.0, over[1])
        noise = -(abs(x) + abs(y)) * CENTRING
        above += OUTSIDE * out - noise - SLACK
        room = self._run(body, ahead, above)
        if across and room > above:
            # All three ways on from a double want room, and the least lucky decides.
            others = ((ahead + 1) % 4, (ahead + 3) % 4)
            sides = [self._run(body, side, 2 * above - room) for side in others]
            room = (room + min(room, *sides)) / 2
        return room - OUTSIDE * out + noise

    def _run(self, body: Body, heading: int, above: float) -> float:
        """How much room lies ahead: nothing, where not even one tile fits."""
        x, y, ahead, across = body
        reach = 1 if (heading % 2 == ahead % 2) == across else 2
        x, y = x + reach * DX[heading], y + reach * DY[heading]
        room = self.grid.room
        narrow = room(x, y, heading, 1, AHEAD)
        dead_end = 0 if narrow >= 4 else DEAD_END
        if narrow * (NARROW + WIDE + OPEN) - dead_end <= above:
            return -inf
        wide = room(x, y, heading, LINE, narrow)
        open_ = room(x, y, heading, AVENUE, wide)
        return narrow * NARROW + wide * WIDE + OPEN * open_ - dead_end


@lru_cache(1024)
def _grown(frame: tuple[float, float], highest: int, laid: int) -> tuple[float, float]:
    """Half the frame in half units, grown in its proportions with a tree of so many tiles of a set
    that goes up to this number."""
    wide, high = frame
    whole = (highest + 1) * (highest + 2) / 2
    growth = max(1.0, sqrt(AREA * max(laid, FORESIGHT * whole) / (wide * high)))
    return (wide * growth - 3), (high * growth - 3)


def _leash(port: Port) -> tuple[tuple[float, float], ...]:
    """The link a toe hangs on."""
    return () if port.corner is None else (port.corner, (port.x / 2, port.y / 2))


def _spot(body: Body) -> Spot:
    angle = (90.0 * body.heading + (90 if body.across else 0)) % 360
    return Spot(body.x / 2, body.y / 2, angle)


assert SPAN > 1000, "the grid must be wider than any tree"

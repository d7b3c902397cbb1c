"""Where the tiles of garden trains lie: a row for each bed, to the right of the first double.

What is too long for the table goes on below all rows, back and forth like a furrow: so a tile that
lies never moves, however long any bed grows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boneyard.core.actions import Place
from boneyard.rules.layout import End
from boneyard.tiles import Tile
from boneyard.view.arrange.spots import Point, Spot

ROW, START = 2.4, 1.6
LEAST = 6.0
"""How long a row is at least, however narrow the table."""
TURN = 0.3
"""How far apart the turns of two beds are."""


class Tip(NamedTuple):
    """Where a bed goes on: how often it has turned round, and how far it has come since."""

    bed: int
    turns: int
    along: float


class Rows:
    """An arranger: it is told each tile and the ends it opened, and finds room for them."""

    def __init__(self, width: float) -> None:
        self.width = width
        self.first: Tile | None = None
        self.beds = 0
        self.length = 0.0
        self.tips: dict[Place, Tip] = {}

    def open(self, tile: Tile, across: bool, ends: Sequence[End]) -> Spot:
        self.first, self.beds = tile, len(ends)
        self.length = max(LEAST, self.width - START - 0.5 - TURN * self.beds)
        self.tips = {end.place: Tip(bed, 0, 0.0) for bed, end in enumerate(ends)}
        return Spot(0.0, 0.0, 90.0)

    def lay(self, tile: Tile, at: Place, across: bool, ends: Sequence[End]) -> Spot:
        spot, tip = self.ghost(at, across), self._room(at, across)
        for end in ends:
            self.tips[end.place] = tip._replace(along=tip.along + _size(across))
        return spot

    def ghost(self, at: Place, across: bool) -> Spot:
        tip = self._room(at, across)
        x, y = self._point(tip._replace(along=tip.along + _size(across) / 2))
        angle = (90.0 if across else 0.0) + (180.0 if tip.turns % 2 else 0.0)
        return Spot(x, y, angle, link=self._link(at, tip))

    def heading(self, at: Place) -> float | None:
        return None

    def _room(self, at: Place, across: bool) -> Tip:
        """Where the next tile begins: where the last one ended, or behind the next turn."""
        tip = self.tips[at]
        fits = tip.along + _size(across) <= self.length
        return tip if fits else Tip(tip.bed, tip.turns + 1, 0.0)

    def _point(self, tip: Tip) -> Point:
        along = self.length - tip.along if tip.turns % 2 else tip.along
        return START + along, (tip.turns * self.beds + tip.bed) * ROW

    def _link(self, at: Place, tip: Tip) -> tuple[Point, ...]:
        """From the first tile to each bed, and round each turn."""
        before, begins = self.tips[at], self._point(tip)
        if at.tile == self.first:
            return (0.5, 0.0), begins
        if tip.turns == before.turns:
            return ()
        ended, out = self._point(before), TURN * (tip.bed + 1)
        x = START - out if before.turns % 2 else START + self.length + out
        return ended, (x, ended[1]), (x, begins[1]), begins


def _size(across: bool) -> float:
    return 1.0 if across else 2.0


def arrange(frame: tuple[float, float]) -> Rows:
    """Rows as long as this table is wide."""
    return Rows(frame[0])

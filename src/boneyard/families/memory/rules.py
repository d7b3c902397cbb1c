"""What makes one memory game differ from another."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product

import msgspec

from boneyard.core.actions import Cell
from boneyard.rules.counts import RunningCount
from boneyard.rules.match import Match
from boneyard.tiles import Tile, TileSet


class MemoryRules(msgspec.Struct, frozen=True, kw_only=True):
    """The slots a memory game fills."""

    tiles: TileSet
    rows: int
    columns: int
    total: int | None = None
    """What the four halves of a pair add up to; None: the two tiles share a number."""
    goes_on: bool
    """Whoever keeps a pair has another turn."""
    match: Match

    def fits(self, one: Tile, other: Tile) -> bool:
        """Whether two tiles make a pair."""
        if self.total is None:
            return one.high in other or one.low in other
        return one.pips + other.pips == self.total

    def any_pair(self, tiles: Iterable[Tile]) -> bool:
        """Whether some two of these tiles make a pair."""
        return any(self.fits(one, other) for one, other in combinations(tiles, 2))

    @property
    def counts(self) -> tuple[RunningCount, ...]:
        """What two tiles have to make, where that is a number."""
        return () if self.total is None else (RunningCount("pair", (self.total,)),)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The grid row by row, as it is dealt."""
        return tuple(product(range(self.rows), range(self.columns)))

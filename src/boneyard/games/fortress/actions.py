"""What players of fortress do, and chance for them."""

from __future__ import annotations

from typing import Self

from boneyard.core.actions import (
    Action,
    Cell,
    Pair,
    Seat,
    cells_text,
    only,
    pair_text,
    read_cells,
    read_pair,
    read_tile,
    shown,
)
from boneyard.tiles import Tile


class Stack(Action, frozen=True):
    """Lay a tile on two cells of the grid, one level above what lies there."""

    halves: Pair
    cells: tuple[Cell, Cell]

    @property
    def tile(self) -> Tile:
        return Tile.of(*self.halves)

    def __str__(self) -> str:
        return f"stack {pair_text(self.halves)} {cells_text(self.cells)}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        halves, *cells = only(words, 3)
        return cls(read_pair(halves), read_cells(cells))


class HandOut(Action, frozen=True):
    """The order in which the rest of a hand is taken, unseen, by the others."""

    tiles: tuple[Tile | None, ...]

    def __str__(self) -> str:
        return " ".join(["handout", *(shown(tile) for tile in self.tiles)])

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(tuple(map(read_tile, words)))

    def seen_by(self, seat: Seat | None) -> Self:
        return type(self)((None,) * len(self.tiles))

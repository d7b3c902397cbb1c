"""What players of fortress do, and chance for them."""

from __future__ import annotations

from typing import Self

from boneyard.core.actions import (
    Action,
    Cell,
    Pair,
    Seat,
    cells_text,
    known,
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

    tiles: tuple[Tile, ...]

    def __str__(self) -> str:
        return " ".join(["handout", *map(str, self.tiles)])

    @classmethod
    def read(cls, words: list[str]) -> HandOut | SeenHandOut:
        tiles = tuple(map(read_tile, words))
        whole = known(tiles)
        return SeenHandOut(tiles) if whole is None else HandOut(whole)

    def seen_by(self, seat: Seat | None) -> SeenHandOut:
        return SeenHandOut((None,) * len(self.tiles))


class SeenHandOut(Action, frozen=True, tag="handout"):
    """The same as one seat may know it: a tile it may not see is None."""

    tiles: tuple[Tile | None, ...]

    def __str__(self) -> str:
        return " ".join(["handout", *map(shown, self.tiles)])

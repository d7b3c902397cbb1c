"""What somebody does who solves a puzzle, and what chance sets."""

from __future__ import annotations

from typing import Self

from boneyard.core.actions import (
    Action,
    Cell,
    Pair,
    cells_text,
    pair_text,
    read_cells,
    read_number,
    read_pair,
)
from boneyard.tiles import Half


def _tile_on(cells: tuple[Cell, Cell]) -> object:
    """What laying a tile here and removing it have in common."""
    return "tile", frozenset(cells)


class Put(Action, frozen=True):
    """Lay a tile in a puzzle; `halves` is None where the cells already show the numbers."""

    cells: tuple[Cell, Cell]
    halves: Pair | None = None

    @property
    def switches(self) -> object:
        return _tile_on(self.cells)

    def __str__(self) -> str:
        shown = "" if self.halves is None else f" {pair_text(self.halves)}"
        return f"put{shown} {cells_text(self.cells)}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if words and "-" in words[0]:
            return cls(read_cells(words[1:]), read_pair(words[0]))
        return cls(read_cells(words))


class Remove(Action, frozen=True):
    """Take the tile on these cells of a puzzle back."""

    cells: tuple[Cell, Cell]

    @property
    def switches(self) -> object:
        return _tile_on(self.cells)

    def __str__(self) -> str:
        return f"remove {cells_text(self.cells)}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(read_cells(words))


class Mark(Action, frozen=True):
    """Set or clear the note "no tile lies across here" between two cells of a puzzle."""

    cells: tuple[Cell, Cell]

    @property
    def switches(self) -> object:
        return "mark", frozenset(self.cells)

    def __str__(self) -> str:
        return f"mark {cells_text(self.cells)}"

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(read_cells(words))


class Grid(Action, frozen=True):
    """The numbers of a puzzle, row by row."""

    rows: tuple[tuple[Half, ...], ...]

    def __str__(self) -> str:
        return "grid " + " / ".join(" ".join(map(str, row)) for row in self.rows)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        rows = " ".join(words).split("/")
        return cls(tuple(tuple(read_number(number) for number in row.split()) for row in rows))

"""The geometry of a figure: its cells, and the pairs of neighbours a tile may cover."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from boneyard.puzzles.dominosa.area import Cells, rectangle
from boneyard.puzzles.dominosa.grid import Cell, Pair

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Shape(msgspec.Struct, frozen=True, eq=False):
    """A figure, chequered: a tile always covers one light and one dark cell.

    Cells are numbered row after row; `ends[p]` are the light and the dark cell of pair `p`.
    A cell in the top left corner is light.
    """

    cells: Cells
    pairs: tuple[Pair, ...]
    ends: tuple[tuple[int, int], ...]
    number_of: dict[Pair, int]

    def cell(self, index: int) -> Cell:
        return self.cells[index]


@lru_cache(maxsize=64)
def figure(cells: Cells) -> Shape:
    """The geometry of these cells, made once."""
    place = {cell: i for i, cell in enumerate(cells)}
    pairs = []
    ends = []
    for here, cell in enumerate(cells):
        row, column = cell
        for other in (Cell(row, column + 1), Cell(row + 1, column)):
            if other in place:
                pairs.append(Pair(cell, other))
                light_first = (row + column) % 2 == 0
                ends.append((here, place[other]) if light_first else (place[other], here))
    return Shape(cells, tuple(pairs), tuple(ends), {pair: i for i, pair in enumerate(pairs)})


def shape(rows: int, columns: int) -> Shape:
    """The geometry of this rectangle."""
    return figure(rectangle(rows, columns))


@lru_cache(maxsize=64)
def ends_of(cells: Cells) -> NDArray[np.int32]:
    """`Shape.ends` for the compiled kernel, one row per pair."""
    import numpy as np

    return np.array(figure(cells).ends, dtype=np.int32).reshape(-1, 2)


def ends_array(rows: int, columns: int) -> NDArray[np.int32]:
    """The same for a rectangle."""
    return ends_of(rectangle(rows, columns))

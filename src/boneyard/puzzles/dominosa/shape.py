"""The geometry of a rectangle: its cells, and the pairs of neighbours a tile may cover."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from boneyard.puzzles.dominosa.grid import Cell, Pair

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Shape(msgspec.Struct, frozen=True, eq=False):
    """A rectangle, chequered: a tile always covers one light and one dark cell.

    Cells are numbered row after row; `ends[p]` are the light and the dark cell of pair `p`.
    The top left cell is light.
    """

    rows: int
    columns: int
    pairs: tuple[Pair, ...]
    ends: tuple[tuple[int, int], ...]
    number_of: dict[Pair, int]

    def cell(self, index: int) -> Cell:
        return Cell(*divmod(index, self.columns))


@lru_cache(maxsize=64)
def shape(rows: int, columns: int) -> Shape:
    """The geometry of this rectangle, made once."""
    pairs = []
    ends = []
    for row in range(rows):
        for column in range(columns):
            here = row * columns + column
            for other, inside in (
                (here + 1, column + 1 < columns),
                (here + columns, row + 1 < rows),
            ):
                if inside:
                    pairs.append(Pair(Cell(row, column), Cell(*divmod(other, columns))))
                    light_first = (row + column) % 2 == 0
                    ends.append((here, other) if light_first else (other, here))
    return Shape(
        rows, columns, tuple(pairs), tuple(ends), {pair: i for i, pair in enumerate(pairs)}
    )


@lru_cache(maxsize=64)
def ends_array(rows: int, columns: int) -> NDArray[np.int32]:
    """`Shape.ends` for the compiled kernel, one row per pair."""
    import numpy as np

    return np.array(shape(rows, columns).ends, dtype=np.int32).reshape(-1, 2)

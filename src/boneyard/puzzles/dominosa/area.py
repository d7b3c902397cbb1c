"""Where tiles can lie: a rectangle, or another figure of as many cells as a set has numbers.

A figure is its cells in reading order. What all of them have in common is that a chequered board
gives them as many light cells as dark ones; rectangles and staircases have no hole, a ring has one.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from boneyard.puzzles.dominosa.grid import Cell, cells_in_set

Cells: TypeAlias = tuple[Cell, ...]

NARROWEST = 2
"""A ring one cell wide would be a single way round."""


@cache
def rectangle(rows: int, columns: int) -> Cells:
    return tuple(Cell(row, column) for row in range(rows) for column in range(columns))


@cache
def staircase(n: int) -> Cells:
    """Rows of 2, 4, 6 … 2(n+1) cells, all beginning in the first column.

    >>> len(staircase(6)), staircase(6)[-1]
    (56, Cell(row=6, column=13))
    """
    return tuple(Cell(row, column) for row in range(n + 1) for column in range(2 * (row + 1)))


@cache
def ring(n: int) -> Cells | None:
    """The smallest square with a square hole in its middle, at least two cells wide all round, that
    the double-n set fills exactly; None: there is none.

    >>> len(ring(6)), ring(6)[-1], Cell(4, 4) in ring(6)
    (56, Cell(row=8, column=8), False)
    >>> [n for n in range(1, 19) if ring(n)]
    [6, 7, 10, 11, 14, 15, 18]
    """
    quarter, rest = divmod(cells_in_set(n), 4)
    # With a hole of h and w cells all round, there are 4w(h + w) of them.
    wide = [w for w in range(NARROWEST, quarter) if quarter % w == 0 and quarter // w > w]
    if rest or not wide:
        return None
    width = max(wide)
    side = quarter // width + width
    inside = range(width, side - width)
    return tuple(cell for cell in rectangle(side, side) if not set(cell) <= set(inside))


def bounds(cells: Cells) -> tuple[int, int]:
    """The rows and columns of the rectangle around a figure."""
    return cells[-1].row + 1, max(cell.column for cell in cells) + 1


@cache
def cut(cells: Cells) -> frozenset[Cell]:
    """The upper cells of the pairs that are counted with the other sign, so that coverings of the
    figure can be counted by a determinant: those across a cut from its hole to its left edge, where
    the hole has an odd number of cells; elsewhere none."""
    rows, columns = bounds(cells)
    holes = set(rectangle(rows, columns)) - set(cells)
    # Only a hole is closed in by cells on all sides.
    first = min(holes, default=None)
    closed = first is not None and first.column > 0 and Cell(first.row, columns - 1) in cells
    if first is None or not closed or len(holes) % 2 == 0:
        return frozenset()
    return frozenset(Cell(first.row, column) for column in range(first.column))

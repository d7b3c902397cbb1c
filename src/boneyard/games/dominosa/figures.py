"""Where tiles can lie: a rectangle, or another figure of as many cells as a set has numbers.

A figure is its cells in reading order. What all of them have in common is that a chequered board
gives them as many light cells as dark ones; rectangles and staircases have no hole, a ring has one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

from boneyard.core.actions import Cell

Cells: TypeAlias = tuple[Cell, ...]
Rows: TypeAlias = tuple[tuple[int, ...], ...]

HOLE = -1
"""Stands where a figure has no cell."""
NARROWEST = 2
"""A ring one cell wide would be a single way round."""


@cache
def rectangle(rows: int, columns: int) -> Cells:
    return tuple((row, column) for row in range(rows) for column in range(columns))


@cache
def staircase(n: int) -> Cells:
    """Rows of 2, 4, 6 … 2(n+1) cells, all beginning in the first column.

    >>> len(staircase(6)), staircase(6)[-1]
    (56, (6, 13))
    """
    return tuple((row, column) for row in range(n + 1) for column in range(2 * (row + 1)))


@cache
def ring(n: int) -> Cells | None:
    """The smallest square with a square hole in its middle, at least two cells wide all round, that
    the double-n set fills exactly; None: there is none.

    >>> len(ring(6)), ring(6)[-1], (4, 4) in ring(6)
    (56, (8, 8), False)
    >>> [n for n in range(1, 19) if ring(n)]
    [6, 7, 10, 11, 14, 15, 18]
    """
    quarter, rest = divmod((n + 1) * (n + 2), 4)
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
    return cells[-1][0] + 1, max(column for _, column in cells) + 1


def filled(cells: Cells, numbers: Iterable[int]) -> Rows:
    """The rows of that rectangle, with these numbers on the cells in reading order."""
    at = dict(zip(cells, numbers, strict=True))
    rows, columns = bounds(cells)
    return tuple(
        tuple(at.get((row, column), HOLE) for column in range(columns)) for row in range(rows)
    )


@cache
def cut(cells: Cells) -> frozenset[Cell]:
    """The upper cells of the pairs that are counted with the other sign, so that coverings of the
    figure can be counted by a determinant: those across a cut from its hole to its left edge, where
    the hole has an odd number of cells; elsewhere none."""
    rows, columns = bounds(cells)
    holes = set(rectangle(rows, columns)) - set(cells)
    first = min(holes, default=None)
    if first is None or len(holes) % 2 == 0:
        return frozenset()
    row, left = first
    # Only a hole is closed in by cells on all sides.
    closed = left > 0 and (row, columns - 1) in cells
    return frozenset((row, column) for column in range(left)) if closed else frozenset()

"""The booklet's own way: lay the shuffled set face up in a rectangle, or "in any form", and copy
the numbers.

How the tiles lie is drawn evenly from all ways to cover the figure. Give every pair of
neighbouring cells a sign so that each block of four has an odd number of minuses: then the
determinant of light against dark cells counts the coverings (Kasteleyn), and an entry of the
inverse is the chance that a tile lies on that pair. So light cell after light cell gets its tile.

Only sums, products and quotients of floats, one at a time: they are the same on every machine, and
a deal can be checked anywhere.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from boneyard.core.actions import Cell
from boneyard.core.chance import Rng, shuffled
from boneyard.families.puzzle import Pair, in_order, touching
from boneyard.games.dominosa.figures import Cells, bounds, cut
from boneyard.tiles import TileSet

Matrix: TypeAlias = list[list[float]]

NEGLIGIBLE = 1e-7
"""Chances below this are rounding errors around an impossible pair."""
STEPS = 1 << 53
"""A float between 0 and 1 has so many steps."""


def laid_out(n: int, cells: Cells, rng: Rng) -> tuple[tuple[int, ...], ...]:
    """The numbers of the shuffled double-n set in this figure, row by row."""
    numbers: dict[Cell, int] = {}
    for tile, (first, second) in zip(
        shuffled(TileSet.double(n), rng), covering(cells, rng), strict=True
    ):
        halves = (tile.high, tile.low) if rng.randrange(2) else (tile.low, tile.high)
        numbers[first], numbers[second] = halves
    rows, _ = bounds(cells)
    return tuple(tuple(numbers[cell] for cell in cells if cell[0] == row) for row in range(rows))


def covering(cells: Cells, rng: Rng) -> list[Pair]:
    """One of all ways to cover the figure with tiles, all equally likely."""
    light, dark = _shades(cells)
    # What is left of the inverse: a row for every light cell still bare, a column for every dark.
    chances = [list(row) for row in _inverse(cells)]
    pairs: list[Pair] = []
    for at, cell in enumerate(light):
        row = chances[at]
        around = [i for i, other in enumerate(dark) if touching((cell, other))]
        chosen = _drawn(around, [abs(row[i]) for i in around], rng)
        pairs.append(in_order((cell, dark.pop(chosen))))
        # The light row and the dark column leave the matrix, seen from its inverse.
        pivot = row.pop(chosen)
        for later in range(at + 1, len(light)):
            factor = chances[later].pop(chosen) / pivot
            if factor:
                chances[later] = _less(chances[later], factor, row)
    return sorted(pairs)


def _drawn(choices: list[int], chances: list[float], rng: Rng) -> int:
    """One of these, by its chance."""
    chances = [chance if chance > NEGLIGIBLE else 0.0 for chance in chances]
    total = 0.0
    for chance in chances:  # not `sum`, which rounds differently from one Python to the next
        total += chance
    at = rng.randrange(STEPS) / STEPS * total
    for choice, chance in zip(choices, chances, strict=True):
        if at < chance:
            return choice
        at -= chance
    return max(zip(chances, choices, strict=True))[1]


def _shades(cells: Cells) -> tuple[list[Cell], list[Cell]]:
    """The light and the dark cells of the chequered figure."""
    return [c for c in cells if sum(c) % 2 == 0], [c for c in cells if sum(c) % 2]


def _around(cell: Cell) -> tuple[Cell, ...]:
    row, column = cell
    return (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)


@lru_cache(maxsize=32)
def _inverse(cells: Cells) -> tuple[tuple[float, ...], ...]:
    """The inverse of the signed matrix, transposed: a row for every light cell."""
    light, dark = _shades(cells)
    across = cut(cells)
    place = {cell: i for i, cell in enumerate(dark)}
    size = len(light)
    left: Matrix = [[0.0] * size for _ in light]
    right: Matrix = [[float(i == j) for j in range(size)] for i in range(size)]
    for i, cell in enumerate(light):
        for other in _around(cell):
            if other in place:
                upright = other[1] == cell[1]
                minus = upright and (cell[1] % 2 == 1) != (min(cell, other) in across)
                left[i][place[other]] = -1.0 if minus else 1.0
    _eliminate(left, right)
    return tuple(tuple(right[d][i] for d in range(size)) for i in range(size))


def _eliminate(left: Matrix, right: Matrix) -> None:
    """Turn `left` into the identity, and so `right` into its inverse: downwards with the largest
    pivot of each column, then back upwards. Few rows are touched, because `left` is a band."""
    size = len(left)
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(left[row][column]))
        for part in (left, right):
            part[column], part[best] = part[best], part[column]
        pivot = left[column][column]
        for part in (left, right):
            part[column] = [x / pivot for x in part[column]]
        for row in range(column + 1, size):
            factor = left[row][column]
            if factor:
                left[row] = _less(left[row], factor, left[column])
                right[row] = _less(right[row], factor, right[column])
    for column in range(size - 1, 0, -1):
        for row in range(column):
            factor = left[row][column]
            if factor:
                right[row] = _less(right[row], factor, right[column])


def _less(row: list[float], factor: float, other: list[float]) -> list[float]:
    return [x - factor * y for x, y in zip(row, other, strict=True)]

"""Random layouts: the booklet's own game, a shuffled set laid face up in a rectangle.

The tiling is drawn *uniformly* from all domino tilings of the rectangle (up to the rounding of
floating point), by Kasteleyn's method: with signs set as below, the determinant of the matrix of
light against dark cells counts the tilings, so its inverse gives the exact chance that a tile
covers a given pair. Lay the light cells one after another by those chances, updating the inverse.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

from boneyard.puzzles.dominosa.grid import Grid, Pair, check_rectangle
from boneyard.puzzles.dominosa.shape import Shape, shape
from boneyard.tiles import TileSet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# Chances below this are rounding errors around an impossible pair.
NEGLIGIBLE = 1e-7
_RESOLUTION = 1 << 53


class Random(Protocol):
    """Any source of whole numbers: `random.Random`, or the table's fair deal stream."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1."""


@lru_cache(maxsize=64)
def cell_ranks(rows: int, columns: int) -> tuple[int, ...]:
    """For every cell its place among the cells of its own shade."""
    seen = [0, 0]
    ranks = []
    for row in range(rows):
        for column in range(columns):
            shade = (row + column) % 2
            ranks.append(seen[shade])
            seen[shade] += 1
    return tuple(ranks)


def _sign(where: Shape, pair: int) -> float:
    """Kasteleyn's signs: rows count plus; columns alternate, so every 2x2 block has odd minus."""
    first, second = where.pairs[pair]
    return 1.0 if first.row == second.row or first.column % 2 == 0 else -1.0


@lru_cache(maxsize=64)
def kasteleyn_inverse(rows: int, columns: int) -> NDArray[np.float64]:
    """Inverse of the signed matrix: entry [dark, light]."""
    import numpy as np

    where = shape(rows, columns)
    ranks = cell_ranks(rows, columns)
    half = rows * columns // 2
    matrix = np.zeros((half, half))
    for pair, (light, dark) in enumerate(where.ends):
        matrix[ranks[light], ranks[dark]] = _sign(where, pair)
    return np.linalg.inv(matrix).astype(np.float64)


def tiling(rows: int, columns: int, rng: Random) -> tuple[Pair, ...]:
    """A uniformly random way to cover the rectangle with dominoes."""
    import numpy as np

    where = shape(rows, columns)
    ranks = cell_ranks(rows, columns)
    inverse = kasteleyn_inverse(rows, columns).copy()
    around: dict[int, list[int]] = {}
    for pair, (light, _) in enumerate(where.ends):
        around.setdefault(light, []).append(pair)
    laid = []
    for light, pairs in around.items():
        row = ranks[light]
        chances = [abs(float(inverse[ranks[where.ends[pair][1]], row])) for pair in pairs]
        chances = [chance if chance > NEGLIGIBLE else 0.0 for chance in chances]
        at = rng.randrange(_RESOLUTION) / _RESOLUTION * sum(chances)
        chosen = max(range(len(pairs)), key=chances.__getitem__)
        for i, chance in enumerate(chances):
            if at < chance:
                chosen = i
                break
            at -= chance
        column = ranks[where.ends[pairs[chosen]][1]]
        # Taking the light row and the dark column out of the matrix, seen from its inverse.
        inverse -= np.outer(inverse[:, row], inverse[column, :]) / inverse[column, row]
        laid.append(where.pairs[pairs[chosen]])
    return tuple(sorted(laid))


def shuffle_grid(n: int, rows: int, columns: int, rng: Random) -> Grid:
    """The booklet's game: the shuffled double-n set laid out, only the numbers kept.

    All tilings, all orders of the tiles and both ways to turn each are equally likely. The grid
    may have several solutions.
    """
    check_rectangle(n, rows, columns)
    tiles = list(TileSet.double(n))
    for last in range(len(tiles) - 1, 0, -1):
        other = rng.randrange(last + 1)
        tiles[last], tiles[other] = tiles[other], tiles[last]
    numbers = [0] * (rows * columns)
    for tile, (first, second) in zip(tiles, tiling(rows, columns, rng), strict=True):
        halves = (tile.high, tile.low) if rng.randrange(2) else (tile.low, tile.high)
        numbers[first.row * columns + first.column] = halves[0]
        numbers[second.row * columns + second.column] = halves[1]
    return Grid.of(numbers, columns)

"""Random layouts: the booklet's own game, a shuffled set laid face up in a rectangle.

The tiling is drawn *uniformly* from all domino tilings of the rectangle (up to the rounding of
floating point), by Kasteleyn's method: with signs set as below, the determinant of the matrix of
light against dark cells counts the tilings, so its inverse gives the exact chance that a tile
covers a given pair. Lay the light cells one after another by those chances, updating the inverse.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

from boneyard.games.dominosa.figures import cut
from boneyard.puzzles.dominosa.area import Cells, rectangle
from boneyard.puzzles.dominosa.grid import Grid, Pair, check_rectangle
from boneyard.puzzles.dominosa.shape import Shape, figure
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
def cell_ranks(cells: Cells) -> tuple[int, ...]:
    """For every cell its place among the cells of its own shade."""
    seen = [0, 0]
    ranks = []
    for row, column in cells:
        shade = (row + column) % 2
        ranks.append(seen[shade])
        seen[shade] += 1
    return tuple(ranks)


def _sign(where: Shape, pair: int) -> float:
    """Kasteleyn's signs: rows count plus; columns alternate, so every 2x2 block has odd minus.
    Around a hole of an odd number of cells there would be even minus, but for the cut."""
    first, second = where.pairs[pair]
    if first.row == second.row:
        return 1.0
    return -1.0 if (first.column % 2 == 1) != (first in cut(where.cells)) else 1.0


@lru_cache(maxsize=64)
def kasteleyn_inverse(cells: Cells) -> NDArray[np.float64]:
    """Inverse of the signed matrix: entry [dark, light]."""
    import numpy as np

    where = figure(cells)
    ranks = cell_ranks(cells)
    half = len(cells) // 2
    matrix = np.zeros((half, half))
    for pair, (light, dark) in enumerate(where.ends):
        matrix[ranks[light], ranks[dark]] = _sign(where, pair)
    return np.linalg.inv(matrix).astype(np.float64)


def tiling(rows: int, columns: int, rng: Random) -> tuple[Pair, ...]:
    """A uniformly random way to cover the rectangle with dominoes."""
    return covering(rectangle(rows, columns), rng)


def covering(cells: Cells, rng: Random) -> tuple[Pair, ...]:
    """The same for any figure."""
    import numpy as np

    where = figure(cells)
    ranks = cell_ranks(cells)
    inverse = kasteleyn_inverse(cells).copy()
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
    return shuffle_figure(n, rectangle(rows, columns), rng)


def shuffle_figure(n: int, cells: Cells, rng: Random) -> Grid:
    """The same in a figure of as many cells as the set has numbers."""
    tiles = list(TileSet.double(n))
    for last in range(len(tiles) - 1, 0, -1):
        other = rng.randrange(last + 1)
        tiles[last], tiles[other] = tiles[other], tiles[last]
    numbers = dict.fromkeys(cells, 0)
    for tile, (first, second) in zip(tiles, covering(cells, rng), strict=True):
        halves = (tile.high, tile.low) if rng.randrange(2) else (tile.low, tile.high)
        numbers[first], numbers[second] = halves
    return Grid.on(cells, numbers.values())

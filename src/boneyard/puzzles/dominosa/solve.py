"""Solving and grading with the compiled kernel, which is loaded by the first call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boneyard.puzzles.dominosa.grid import Grid, Pair
from boneyard.puzzles.dominosa.shape import ends_of, figure
from boneyard.puzzles.dominosa.steps import Grade

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def solutions(grid: Grid, limit: int = 2) -> tuple[tuple[Pair, ...], ...]:
    """All solutions, or the first `limit`: fewer than `limit` means that these are all.

    So a grid has exactly one solution if `len(solutions(grid, 2)) == 1`.
    """
    from boneyard.puzzles.dominosa.kernel import find_solutions

    if limit < 1:
        raise ValueError(f"limit must be at least 1, not {limit}")
    pairs = figure(grid.cells).pairs
    found = find_solutions(numbers_array(grid), ends_of(grid.cells), grid.n, limit)
    return tuple(tuple(pairs[pair] for pair in row) for row in found.tolist())


def grade(grid: Grid) -> Grade:
    """The grade of the hardest technique that the grid needs, if it has exactly one solution."""
    from boneyard.puzzles.dominosa.kernel import rate_grid

    report = rate_grid(numbers_array(grid), ends_of(grid.cells), grid.n)
    count, hardest, *open_after = report.tolist()
    one, two, three, four = open_after
    return Grade(count, hardest or None, (one, two, three, four))


def numbers_array(grid: Grid) -> NDArray[np.int32]:
    """The numbers as the kernel takes them."""
    import numpy as np

    return np.array(grid.flat(), dtype=np.int32)

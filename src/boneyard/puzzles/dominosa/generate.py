"""Puzzles of a wanted grade: climb from a random layout instead of throwing it away."""

from __future__ import annotations

import random

from boneyard.games.dominosa.figures import bounds
from boneyard.puzzles.dominosa.area import Cells, rectangle
from boneyard.puzzles.dominosa.grid import Grid, check_rectangle, default_rectangle
from boneyard.puzzles.dominosa.shape import ends_of, figure
from boneyard.puzzles.dominosa.solve import grade as grade_of
from boneyard.puzzles.dominosa.solve import solutions
from boneyard.puzzles.dominosa.steps import CASES, TRIVIAL, Puzzle
from boneyard.puzzles.dominosa.tiling import Random, cell_ranks, kasteleyn_inverse

# After this many exchanges in a row without progress, a new random layout is worth more.
PATIENCE = 40
# A double-six puzzle of the rarest grade takes about a hundred trials, each some 50 microseconds.
TRIALS = 200_000


class NoPuzzle(ValueError):
    """No puzzle of this grade was found in this rectangle; the message says what to change."""


def generate(
    n: int,
    grade: int,
    rng: Random,
    rows: int | None = None,
    columns: int | None = None,
    *,
    cells: Cells | None = None,
    trials: int = TRIALS,
    patience: int = PATIENCE,
) -> Puzzle:
    """A puzzle with one solution whose hardest needed technique has exactly this grade.

    It lies in the rectangle of so many rows and columns, or in the figure of these cells. The same
    `rng` state gives the same puzzle. Small sets and narrow rectangles have no puzzles
    of the higher grades: NoPuzzle is raised after `trials` layouts. With no `patience` every layout
    is drawn anew.
    """
    import numpy as np

    from boneyard.puzzles.dominosa import kernel

    if rows is None or columns is None:
        rows, columns = default_rectangle(n)
    if cells is None:
        check_rectangle(n, rows, columns)
        cells = rectangle(rows, columns)
    if not TRIVIAL <= grade <= CASES:
        raise ValueError(f"grades go from {TRIVIAL} to {CASES}, not {grade}")
    numbers = np.zeros(len(cells), np.int32)
    laid = np.zeros(len(cells) // 2, np.int32)
    used = kernel.generate(
        n,
        ends_of(cells),
        np.array(cell_ranks(cells), np.int32),
        kasteleyn_inverse(cells),
        grade,
        np.array([rng.randrange(1 << 64)], np.uint64),
        trials,
        patience,
        numbers,
        laid,
    )
    if not used:
        raise NoPuzzle(
            f"found no puzzle of grade {grade} for double-{n} in {_named(cells)} in {trials} "
            "trials; choose a lower grade, a larger set or a squarer rectangle"
        )
    pairs = figure(cells).pairs
    solution = tuple(pairs[pair] for pair in sorted(laid.tolist()))
    return Puzzle(Grid.on(cells, numbers.tolist()), solution, grade)


def _named(cells: Cells) -> str:
    rows, columns = bounds(cells)
    return f"{rows}x{columns}" if cells == rectangle(rows, columns) else "this figure"


def warm_up() -> None:
    """Load the kernel, compiling it the first time on a machine: for a background thread, so that
    nobody waits for it later."""
    puzzle = generate(2, TRIVIAL, random.Random(0))
    grade_of(puzzle.grid)
    solutions(puzzle.grid)

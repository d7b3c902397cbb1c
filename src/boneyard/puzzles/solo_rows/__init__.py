"""Solo 1 (`solo-rows`), beside the other puzzles, and how many deals can be won.

The game deals by difficulty, so the solver itself is at home in its folder; the compiled kernel,
which decides a great many deals, is not for the rules to know.
"""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.solo_rows.solver import (
    COLUMNS,
    GRADES,
    ROWS,
    Analysis,
    Difficulty,
    End,
    Ends,
    Move,
    Rows,
    RowsPosition,
    analyse,
    deal,
    difficulty,
    generate,
    hint,
    moves,
    play,
    solve,
    winnable,
    winning_line,
)
from boneyard.tiles import Tile

__all__ = [
    "COLUMNS",
    "GRADES",
    "ROWS",
    "Analysis",
    "Difficulty",
    "End",
    "Ends",
    "Move",
    "Rows",
    "RowsPosition",
    "analyse",
    "deal",
    "difficulty",
    "generate",
    "hint",
    "kernel_winnable",
    "moves",
    "play",
    "share",
    "solve",
    "winnable",
    "winning_line",
]


def share(deals: int, seed: int = 0, first: int = 0) -> int:
    """How many of `deals` random deals can be won, each decided exactly.

    Deal number i depends on the seed and i alone, so work may be split: the counts of
    (deals, first=0) and (deals, first=deals) add up to that of twice as many deals.
    """
    import numpy as np

    from boneyard.puzzles.solo_rows import kernel

    return int(kernel.rows_share(deals, np.uint64(seed % 2**64), first))


def kernel_winnable(rows: Sequence[Sequence[Tile]]) -> bool:
    """`winnable` for a fresh deal of four rows of seven, by the compiled kernel."""
    import numpy as np

    from boneyard.puzzles.solo_rows import kernel

    halves = np.array([tile for row in rows for tile in row], dtype=np.int64)
    if [len(row) for row in rows] != [COLUMNS] * ROWS or halves.min() < 0 or halves.max() > 6:
        raise ValueError("the kernel decides fresh deals of set 6 only: four rows of seven tiles")
    return bool(kernel.rows_winnable(halves))

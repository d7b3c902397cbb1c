"""The fortune-teller's secret, beside the other puzzles.

The game helps with lines that are stuck, so this is at home in its folder.
"""

from boneyard.games.fortune_teller.trail import (
    SETS,
    Cut,
    End,
    Extend,
    Line,
    SpliceLoop,
    Step,
    TrailTile,
    completable,
    ends,
    help,
    is_line,
    next_step,
    odd_numbers,
    predict,
    stuck,
    take,
)

__all__ = [
    "SETS",
    "Cut",
    "End",
    "Extend",
    "Line",
    "SpliceLoop",
    "Step",
    "TrailTile",
    "completable",
    "ends",
    "help",
    "is_line",
    "next_step",
    "odd_numbers",
    "predict",
    "stuck",
    "take",
]

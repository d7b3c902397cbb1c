"""Free puzzles: one player covers cells with tiles."""

from boneyard.families.puzzle.game import (
    Free,
    Pair,
    PuzzleGame,
    PuzzleState,
    Seen,
    in_order,
    pairs_of,
    puzzle_listing,
    touching,
)

__all__ = [
    "Free", "Pair", "PuzzleGame", "PuzzleState", "Seen", "in_order", "pairs_of", "puzzle_listing",
    "touching",
]  # fmt: skip

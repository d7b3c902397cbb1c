"""Hectic's puzzle, beside the other puzzles: chains that run from a double's number back to it.

The game itself judges chains and draws them, so they are at home in its folder.
"""

from boneyard.games.hectic.chains import (
    Chain,
    Fault,
    Wrong,
    count_chains,
    fault,
    is_correct,
    least_length,
    random_chain,
    shortest_chain,
)

__all__ = [
    "Chain",
    "Fault",
    "Wrong",
    "count_chains",
    "fault",
    "is_correct",
    "least_length",
    "random_chain",
    "shortest_chain",
]

"""Four-hand deals, solved: what a deal is worth if everybody sees all hands and plays best.

The game is two pairs with the double-six set, seven tiles each: one line with two ends, who cannot
lay passes, going out or a block ends the round. The side that goes out, or has fewer pips in a
block, is credited the pips in the two other hands; a tied block is worth nothing.
"""

from boneyard.puzzles.deal.engine import (
    HAND,
    SEATS,
    BadDeal,
    Best,
    Hands,
    Solution,
    best,
    check,
    opener_of,
    random_hands,
    solve,
    warm_up,
)
from boneyard.puzzles.deal.many import Timed, Totals, solve_many, totals

__all__ = [
    "HAND",
    "SEATS",
    "BadDeal",
    "Best",
    "Hands",
    "Solution",
    "Timed",
    "Totals",
    "best",
    "check",
    "opener_of",
    "random_hands",
    "solve",
    "solve_many",
    "totals",
    "warm_up",
]

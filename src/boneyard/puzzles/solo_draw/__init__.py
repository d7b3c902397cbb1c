"""Solo 2 (`solo-draw`): the best way to lay a hand, and how likely the game can still be won.

`odds` answers for one position, `rates` for the whole game, `exact` solves it for set 6, and
`book` looks up what was solved. The kernels are compiled by Numba when they are first wanted.
"""

from boneyard.puzzles.solo_draw.odds import (
    HAND_SIZES,
    End,
    Ends,
    Engine,
    Lay,
    Option,
    Stop,
    best,
    estimate,
    next_hand_chance,
    options,
    stops,
    warm_up,
)

__all__ = [
    "HAND_SIZES",
    "End",
    "Ends",
    "Engine",
    "Lay",
    "Option",
    "Stop",
    "best",
    "estimate",
    "next_hand_chance",
    "options",
    "stops",
    "warm_up",
]

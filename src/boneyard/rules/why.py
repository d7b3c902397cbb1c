"""How a round of a line game ends, and why points are scored: the names of texts.

Parts and the loop speak of the same endings, so they stand here. What one game alone knows is in
its folder.
"""

from __future__ import annotations

from enum import StrEnum


class LineHow(StrEnum):
    """How a round of a line game ends."""

    OUT = "out"
    BLOCKED = "blocked"
    BARRED = "barred"
    ALONE = "alone"


class LineWhy(StrEnum):
    """What points are scored for in several line games."""

    OUT = "out"
    FEWEST_PIPS = "fewest-pips"
    FEWEST_TILES = "fewest-tiles"
    WON = "won"
    ENDS = "ends"
    NOTED = "noted"

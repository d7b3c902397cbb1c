"""The figure of the domino square: fourteen blocks of four cells."""

from __future__ import annotations

from typing import Final

from boneyard.core.actions import Cell

FIGURE: Final = """
AABBCCDD
AABBCCDD
.EEFFGG.
.EEFFGG.
.HHIIJJ.
.HHIIJJ.
KKLLMMNN
KKLLMMNN
"""
"""A letter for every block."""

BLOCK_OF: Final[dict[Cell, str]] = {
    (row, column): letter
    for row, line in enumerate(FIGURE.split())
    for column, letter in enumerate(line)
    if letter != "."
}
CELLS: Final = frozenset(BLOCK_OF)
EXAMPLE: Final = """
00223311
00223311
.114455.
.114455.
.664400.
.664400.
22556633
22556633
"""
"""The numbers of the booklet's own solution."""

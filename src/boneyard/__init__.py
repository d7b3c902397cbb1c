"""Boneyard plays every domino game of five printed rule booklets.

>>> import boneyard
>>> block = boneyard.game("block", players=2)
"""

from boneyard.core.actions import CHANCE, CLOCK, parse
from boneyard.core.game import IllegalAction
from boneyard.core.options import BadOption
from boneyard.games import UnknownGame, game, sheet, slugs
from boneyard.tiles import Tile, TileSet

__version__ = "0.2.0"
__all__ = [
    "CHANCE", "CLOCK", "BadOption", "IllegalAction", "Tile", "TileSet", "UnknownGame",
    "game", "parse", "sheet", "slugs",
]  # fmt: skip

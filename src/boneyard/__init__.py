"""Boneyard plays every domino game of five printed rule booklets, and games of the world.

>>> import boneyard
>>> t = boneyard.table("block", players=2, seed=1)
>>> t.moves()
6-6
>>> t.play("6-6")
seat 1 plays 6-6.
seat 1 draws a tile.

Underneath are games, states and observations; the README shows how they fit together.

>>> block = boneyard.game("block", players=2)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boneyard.core.actions import CHANCE, CLOCK, BadNotation, parse
from boneyard.core.game import AnyGame, IllegalAction
from boneyard.core.options import BadOption
from boneyard.games import UnknownGame, game, listing, slugs

# Must come before the function `table` below: importing a submodule for the first time binds it to
# its name in this one. See docs/decisions.md.
from boneyard.table import CannotUndo
from boneyard.tiles import Tile, TileSet

if TYPE_CHECKING:
    from boneyard.notation.position import Position
    from boneyard.open_table import OpenTable

__version__ = "0.2.0"
__all__ = [
    "CHANCE", "CLOCK", "BadNotation", "BadOption", "CannotUndo", "IllegalAction", "Tile", "TileSet",
    "UnknownGame", "game", "listing", "parse", "position", "slugs", "table",
]  # fmt: skip


def table(
    game: str | AnyGame | Position,
    *,
    seed: int | str | bytes | None = None,
    names: Sequence[str] = (),
    **options: object,
) -> OpenTable:
    """Your own table, dealt and ready for the first move.

    >>> t = table("all-fives", players=3, seed="rainy sunday")
    >>> t
    <a table of all-fives: seat 0 to play>

    `game` is the name of a game, to be played with these `options`, or a game or position that
    already has its own. The same `seed` always deals the same tiles; without one, every table is
    different. `names` are what the seats are called. Raises UnknownGame, BadOption.
    """
    from boneyard.open_table import open_table

    return open_table(game, seed=seed, names=names, options=options)


def position(text: str) -> Position:
    """Read a position (docs/notation.md), from which `table` can go on; `str` writes it again.
    Raises BadPosition, a ValueError, with the line and the reason.

    >>> t = table("block", players=2, seed=1)
    >>> position(str(t.position())) == t.position()
    True
    """
    from boneyard.notation.position import read

    return read(text)

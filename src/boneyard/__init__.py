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
    from boneyard.analysis.verdict import Review
    from boneyard.notation.position import Position
    from boneyard.notation.record import Record
    from boneyard.open_table import OpenTable

__version__ = "0.2.0"
__all__ = [
    "CHANCE", "CLOCK", "BadNotation", "BadOption", "CannotUndo", "IllegalAction", "Tile", "TileSet",
    "UnknownGame", "analyse", "game", "listing", "parse", "position", "slugs", "table",
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


def analyse(record: Record | str, *, playouts: int | None = None) -> Review:
    """Look back at a match: what each move was worth by what its player could know, and how much
    of the result was luck (docs/analysis.md).

    >>> t = table("block", players=2, seed=1, match="rounds:1")
    >>> while not t.over:
    ...     _ = t.play(next(iter(t.moves())))
    >>> judged = analyse(t.record(), playouts=8)
    >>> judged.rounds[0].accounts[0].seats
    (0,)

    `playouts` is how often every move is played out. Raises BadRecord where the record cannot be
    played again, CannotJudge where nothing in it can be judged; both are ValueErrors.
    """
    from boneyard.analysis.judge import analyse as analysed
    from boneyard.analysis.verdict import Judge

    return analysed(record, None if playouts is None else Judge.with_playouts(playouts))

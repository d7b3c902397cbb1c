"""The numbers a game is played for, as they stand on the table while it is played."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from boneyard.tiles import Tile

Figure: TypeAlias = int | Tile | str
"""A number, a tile, or the key of a word that stands in a number's place."""


class RunningCount(msgspec.Struct, frozen=True):
    """What everybody would count for themselves: a key that says what, and how it stands."""

    key: str
    figures: tuple[Figure, ...]


class Makes(msgspec.Struct, frozen=True):
    """What a lay would make."""

    points: int = 0
    """What it would earn at once."""
    total: int | None = None
    """What the ends, or whatever else is counted, would then come to; None: nothing is counted."""


def multiples_around(total: int, step: int, least: int) -> tuple[int, ...]:
    """The multiples next to this total, from `least` on: what it may soon come to.

    >>> multiples_around(17, 5, least=5)
    (15, 20)
    >>> multiples_around(3, 5, least=5)
    (5,)
    """
    below = total // step * step
    return tuple(number for number in (below, below + step) if number >= least)

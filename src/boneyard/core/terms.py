"""What points are the sum of, so that whoever gets them can be told."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from boneyard.tiles import Tile


class TermKey(StrEnum):
    """What a number in a sum is: the names of texts."""

    PIPS = "pips"
    ROUNDED = "rounded"
    SHARED = "shared"
    OWN = "own"
    LEFT = "left"
    TWICE = "twice"
    FOURFOLD = "fourfold"
    TILE = "tile"


class Term(msgspec.Struct, frozen=True):
    """A number in a sum, and the numbers it was made from."""

    number: int
    """Below 0: it is subtracted."""
    key: str
    of: tuple[int, ...] = ()
    """The pips of each hand, say."""
    by: int = 1
    """Among how many they were shared."""
    tile: Tile | None = None
    """The tile it is for."""


def plain(key: str, *numbers: int) -> Term:
    """These numbers, added up as they are."""
    told = tuple(number for number in numbers if number)
    return Term(sum(told), key, told)

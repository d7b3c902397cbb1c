"""Tiles and sets: the equipment every game is played with."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Annotated, NamedTuple, TypeAlias

import msgspec

Half: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
"""A number on a tile; no set has higher ones. What comes over the wire is held to it, because every
tile that was ever named is remembered."""
_TILE = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")


class Tile(NamedTuple):
    """A domino. The higher half comes first, so a tile is written one way only.

    >>> Tile.of(3, 6)
    6-3
    >>> Tile.of(3, 6).pips
    9
    >>> 3 in Tile.of(3, 6)
    True
    """

    high: Half
    low: Half

    @staticmethod
    def of(a: int, b: int) -> Tile:
        """The tile with these two halves, in either order."""
        return _tile(a, b) if a >= b else _tile(b, a)

    @staticmethod
    def parse(text: str) -> Tile:
        """Read ``6-3`` (or ``3-6``); raises ValueError on anything else."""
        halves = _TILE.fullmatch(text)
        if halves is None:
            raise ValueError(f"{text[:20]!r} is not a tile; write its two halves like 6-3")
        return Tile.of(int(halves[1]), int(halves[2]))

    @property
    def is_double(self) -> bool:
        return self.high == self.low

    @property
    def pips(self) -> int:
        return self.high + self.low

    def other(self, half: int) -> int:
        """The half across from `half`."""
        return self.low if half == self.high else self.high

    def __repr__(self) -> str:
        return _written(self)


@cache
def _written(tile: Tile) -> str:
    return f"{tile.high}-{tile.low}"


@cache
def _tile(high: int, low: int) -> Tile:
    return Tile(high, low)


class TileSet(tuple[Tile, ...]):
    """Every pair of the numbers low..high once, in a fixed order.

    >>> len(TileSet.double(6))
    28
    """

    @staticmethod
    def double(n: int) -> TileSet:
        """The double-n set."""
        return tile_set(0, n)

    @staticmethod
    def between(low: int, high: int) -> TileSet:
        return tile_set(low, high)


@cache
def tile_set(low: int, high: int) -> TileSet:
    return TileSet(Tile.of(a, b) for a in range(low, high + 1) for b in range(low, a + 1))


def pips(tiles: Iterable[Tile]) -> int:
    """What these tiles count in a hand."""
    return sum(map(sum, tiles))


def doubles(tiles: Iterable[Tile]) -> Iterator[Tile]:
    return (tile for tile in tiles if tile.high == tile.low)

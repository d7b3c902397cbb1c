"""Which half of a tile may touch which number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import msgspec

from boneyard.tiles import Tile


class Matching(Protocol):
    @property
    def jokers(self) -> int | None:
        """The pips of tiles that fit anywhere, besides 0-0; None: there are no such tiles."""
        ...

    def touches(self, tile: Tile, number: int) -> tuple[int, ...]:
        """The halves of this tile that may touch that number."""
        ...

    def fits_any(self, hand: Iterable[Tile], numbers: Iterable[int]) -> bool:
        """Whether any of these tiles fits any of these numbers."""
        ...


class Equal(msgspec.Struct, frozen=True):
    """Touching halves show the same number."""

    @property
    def jokers(self) -> None:
        return None

    def touches(self, tile: Tile, number: int) -> tuple[int, ...]:
        return (number,) if number in tile else ()

    def fits_any(self, hand: Iterable[Tile], numbers: Iterable[int]) -> bool:
        wanted = set(numbers)
        return any(high in wanted or low in wanted for high, low in hand)


class AddUpTo(msgspec.Struct, frozen=True):
    """Touching halves add up to a number. Jokers — 0-0, and every tile whose own halves add up to
    it — fit any end, either way round; at a blank end only they fit."""

    total: int

    @property
    def jokers(self) -> int:
        return self.total

    def is_joker(self, tile: Tile) -> bool:
        return tile.pips in (0, self.total)

    def touches(self, tile: Tile, number: int) -> tuple[int, ...]:
        if self.is_joker(tile):
            return (tile.high,) if tile.is_double else (tile.high, tile.low)
        # A blank would want a half of `total` itself: with these sets there is none.
        wanted = self.total - number
        return (wanted,) if wanted in tile else ()

    def fits_any(self, hand: Iterable[Tile], numbers: Iterable[int]) -> bool:
        wanted = {self.total - number for number in numbers}
        return bool(wanted) and any(
            high in wanted or low in wanted or high + low in (0, self.total) for high, low in hand
        )

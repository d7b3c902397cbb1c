"""The manners in which tricks are played: what may be played to a lead, and which tile wins."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, TypeAlias

import msgspec

from boneyard.tiles import Tile

DOUBLES: Final = -1
Suit: TypeAlias = int
"""A number, or DOUBLES where these are a suit of their own."""

ABOVE_ALL, BELOW_ALL = 100, -100


class Manner(msgspec.Struct, frozen=True):
    """How a hand is played."""

    @abstractmethod
    def playable(self, hand: tuple[Tile, ...], led: Tile | None) -> tuple[Tile, ...]:
        """The tiles of this hand that may be played to this lead (None: that may be led)."""

    @abstractmethod
    def best(self, tiles: Sequence[Tile]) -> int:
        """Which of these tiles, in the order in which they were played, takes the trick."""

    @abstractmethod
    def rules_out(self, led: Tile, played: Tile, tile: Tile) -> bool:
        """Whether nobody who held this tile could have played that one to this lead."""

    def is_trump(self, tile: Tile) -> bool:
        return False

    @abstractmethod
    def rank(self, tile: Tile, led: Tile | None) -> int:
        """How much this tile is worth in a trick with this lead: the more, the higher."""


class Suits(Manner, frozen=True):
    """Numbers are suits, of which a tile has both its own; the suit that is led is followed, and
    trumps are trumps only."""

    trumps: Suit | None = None
    doubles: Literal["high", "low", "own"] = "high"
    """Where doubles stand: above or below all others of their number, or apart from it."""

    def is_trump(self, tile: Tile) -> bool:
        if self.trumps is None:
            return False
        return tile.is_double if self.trumps == DOUBLES else self.trumps in tile

    def belongs(self, tile: Tile, suit: Suit) -> bool:
        """Whether this tile is of this suit."""
        if self.trumps is not None and self.is_trump(tile):
            return suit == self.trumps
        if self.doubles == "own" and tile.is_double:
            return suit == DOUBLES
        return suit in tile

    def asked(self, led: Tile) -> Suit:
        """The suit that this lead asks for: of a tile that is no trump, its higher half."""
        if self.trumps is not None and self.is_trump(led):
            return self.trumps
        return DOUBLES if self.doubles == "own" and led.is_double else led.high

    def playable(self, hand: tuple[Tile, ...], led: Tile | None) -> tuple[Tile, ...]:
        if led is None:
            return hand
        suit = self.asked(led)
        return tuple([tile for tile in hand if self.belongs(tile, suit)]) or hand

    def best(self, tiles: Sequence[Tile]) -> int:
        led = tiles[0]
        ranks = [self.rank(tile, led) for tile in tiles]
        return ranks.index(max(ranks))

    def rules_out(self, led: Tile, played: Tile, tile: Tile) -> bool:
        suit = self.asked(led)
        return not self.belongs(played, suit) and self.belongs(tile, suit)

    def rank(self, tile: Tile, led: Tile | None) -> int:
        return _ranked(self, tile, led)

    def within(self, tile: Tile, suit: Suit) -> int:
        """Where a tile of this suit stands in it."""
        if suit == DOUBLES:
            return tile.high
        if tile.is_double:
            return ABOVE_ALL // 2 if self.doubles != "low" else -1
        return tile.other(suit)


@lru_cache(8192)
def _ranked(suits: Suits, tile: Tile, led: Tile | None) -> int:
    """How much a tile is worth: whoever thinks ahead asks thousands of times in a trick."""
    suit = suits.asked(tile if led is None else led)
    if suits.trumps is not None and suits.is_trump(tile):
        return ABOVE_ALL + suits.within(tile, suits.trumps)
    return suits.within(tile, suit) if suits.belongs(tile, suit) else BELOW_ALL


class Nearest(Manner, frozen=True):
    """There are no suits: everybody plays the tile of their hand whose pips are nearest to a
    number, and the nearest takes the trick; of equals the first."""

    to: int

    def _off(self, tile: Tile) -> int:
        return abs(tile.pips - self.to)

    def playable(self, hand: tuple[Tile, ...], led: Tile | None) -> tuple[Tile, ...]:
        nearest = min(map(self._off, hand), default=0)
        return tuple([tile for tile in hand if self._off(tile) == nearest])

    def best(self, tiles: Sequence[Tile]) -> int:
        off = [self._off(tile) for tile in tiles]
        return off.index(min(off))

    def rules_out(self, led: Tile, played: Tile, tile: Tile) -> bool:
        return self._off(tile) < self._off(played)

    def rank(self, tile: Tile, led: Tile | None) -> int:
        return -self._off(tile)


NO_TRUMPS = "follow-me"


def suits_called(what: str) -> Suits:
    """The manner that is called by a number, by `doubles`, or by naming no trumps.

    >>> suits_called("4").is_trump(Tile(4, 2)), suits_called("doubles").is_trump(Tile(4, 2))
    (True, False)
    """
    if what == NO_TRUMPS:
        return Suits()
    return Suits(DOUBLES if what == "doubles" else int(what))

"""Suits: a tile with the trump is a trump and nothing else; others belong to both their halves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from boneyard.core.actions import Seat
from boneyard.rules.seats import after
from boneyard.tiles import Tile


class Trick(msgspec.Struct, frozen=True):
    """Tiles in the order in which they were played."""

    leader: Seat
    tiles: tuple[Tile, ...] = ()

    def plays(self, order: tuple[Seat, ...]) -> Iterator[tuple[Seat, Tile]]:
        """Who played what."""
        seats = after(self.leader, order)
        return zip((seats[-1], *seats), self.tiles, strict=False)


def is_of(tile: Tile, suit: int, trump: int) -> bool:
    """Whether this tile belongs to this suit."""
    return suit == trump if trump in tile else suit in tile


def led_by(tile: Tile, trump: int) -> int:
    """The suit that is asked for by who leads this tile."""
    return trump if trump in tile else tile.high


def following(hand: Iterable[Tile], trick: Trick, trump: int) -> tuple[Tile, ...]:
    """The tiles of this hand that may be played: of the suit that was led, if there are any."""
    tiles = tuple(hand)
    if not trick.tiles:
        return tiles
    suit = led_by(trick.tiles[0], trump)
    return tuple(tile for tile in tiles if is_of(tile, suit, trump)) or tiles


def taker(trick: Trick, order: tuple[Seat, ...], trump: int) -> Seat:
    """Who takes this trick: the highest trump, else the highest of the suit that was led."""
    suit = led_by(trick.tiles[0], trump)

    def strength(play: tuple[Seat, Tile]) -> tuple[int, bool, int]:
        tile = play[1]
        of = trump if trump in tile else suit
        if of not in tile:
            return 0, False, 0
        return 1 + (of == trump), tile.is_double, tile.other(of)

    return max(trick.plays(order), key=strength)[0]


def voids(
    tricks: Iterable[Trick], order: tuple[Seat, ...], trump: int
) -> Iterator[tuple[Seat, int]]:
    """Who could not follow which suit, and so holds nothing of it any more."""
    for trick in tricks:
        suit = led_by(trick.tiles[0], trump) if trick.tiles else trump
        for seat, tile in trick.plays(order):
            if not is_of(tile, suit, trump):
                yield seat, suit

"""Who opens a round, and with what."""

from __future__ import annotations

from typing import Protocol, TypeAlias

import msgspec

from boneyard.core.actions import Seat
from boneyard.tiles import Tile, doubles

Hands: TypeAlias = tuple[tuple[Tile, ...], ...]


class Opens(msgspec.Struct, frozen=True):
    """This seat opens; with this tile, or (None) with any of its own."""

    seat: Seat
    tile: Tile | None = None


class Opening(Protocol):
    def opener(self, hands: Hands, order: tuple[Seat, ...], round_: int) -> Opens | None:
        """Who opens; None: nobody can, and the tiles are dealt again, or one draws until he can."""
        ...


def rank(tile: Tile) -> tuple[int, bool, int]:
    """The order of tiles: most pips, then double before non-double, then the higher half."""
    return tile.pips, tile.is_double, tile.high


def _holder(hands: Hands, tile: Tile) -> Opens:
    return Opens(next(seat for seat, hand in enumerate(hands) if tile in hand), tile)


class HighestDouble(msgspec.Struct, frozen=True):
    """The highest double; if nobody has one, the highest tile (S, L), or nobody."""

    else_tile: bool = True

    def opener(self, hands: Hands, order: tuple[Seat, ...], round_: int) -> Opens | None:
        held = [tile for hand in hands for tile in doubles(hand)]
        if held:
            return _holder(hands, max(held))
        if not self.else_tile:
            return None
        return HighestTile().opener(hands, order, round_)


class HighestTile(msgspec.Struct, frozen=True):
    """The highest-valued tile (K)."""

    def opener(self, hands: Hands, order: tuple[Seat, ...], round_: int) -> Opens:
        return _holder(hands, max((tile for hand in hands for tile in hand), key=rank))


class LowestDouble(msgspec.Struct, frozen=True):
    """The lowest double; if nobody has one, the lowest tile: fewest pips, then lower high half."""

    def opener(self, hands: Hands, order: tuple[Seat, ...], round_: int) -> Opens:
        held = [tile for hand in hands for tile in doubles(hand)]
        if held:
            return _holder(hands, min(held))
        rest = (tile for hand in hands for tile in hand)
        return _holder(hands, min(rest, key=lambda tile: (tile.pips, tile.high)))


class Holder(msgspec.Struct, frozen=True):
    """Whoever holds this tile; nobody: dealt again."""

    tile: Tile

    def opener(self, hands: Hands, order: tuple[Seat, ...], round_: int) -> Opens | None:
        return _holder(hands, self.tile) if any(self.tile in hand for hand in hands) else None


class SeatOpens(msgspec.Struct, frozen=True):
    """The first seat, in later rounds the next, with any tile."""

    def opener(self, hands: Hands, order: tuple[Seat, ...], round_: int) -> Opens:
        return Opens(order[round_ % len(order)])

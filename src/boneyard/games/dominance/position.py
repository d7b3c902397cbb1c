"""Dominance as a position: the tiles left, two columns of sums, and who is to move.

(L: "Dominanz"; for the decisions about dictating see rule book 4.3.) Everything is open, so a
position says all there is to know. A turn is ``[Dictate] Take``: who dictates goes on to take a
tile if one is left, the other player then misses a turn, and the turn after that is again the
dictator's. So a miss is owed only between a dictation and the tile taken after it.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from boneyard.core.actions import Seat
from boneyard.games.dominance.actions import Dictate, Take
from boneyard.tiles import Tile, TileSet

TILES = TileSet.between(1, 7)
ROWS = range(1, 8)

Move: TypeAlias = Take | Dictate
Column: TypeAlias = tuple[int, int, int, int, int, int, int]
EMPTY: Column = (0, 0, 0, 0, 0, 0, 0)


class DominancePosition(msgspec.Struct, frozen=True):
    """A position; `sums[player][row - 1]` is 0 as long as the player has nothing in that row."""

    left: tuple[Tile, ...] = TILES
    """The tiles not yet taken, in the order of the set."""
    sums: tuple[Column, Column] = (EMPTY, EMPTY)
    mover: Seat = 0
    dictated: bool = False
    """Has the mover dictated in this turn? Then the other player misses the next one."""

    @property
    def over(self) -> bool:
        return not self.left

    def last_tile(self, row: int) -> Tile | None:
        """The only tile left with this number, if it is the only one."""
        found = [tile for tile in self.left if row in tile]
        return found[0] if len(found) == 1 else None

    def can_dictate(self, row: int) -> bool:
        """May the mover dictate an entry in this row to the opponent?"""
        return (
            not self.dictated
            and self.sums[1 - self.mover][row - 1] == 0
            and self.last_tile(row) is not None
        )

    def moves(self) -> list[Move]:
        """All legal moves: dictations first, then takes in the order of the set."""
        dictations = [Dictate(row) for row in ROWS if self.can_dictate(row)]
        takes = [
            Take(tile, row)
            for tile in self.left
            for row in (tile[:1] if tile.high == tile.low else tile)
        ]
        return [*dictations, *takes]

    def play(self, move: Move) -> DominancePosition:
        """The position after a legal move."""
        if isinstance(move, Dictate):
            tile = self.last_tile(move.row)
            if tile is None or not self.can_dictate(move.row):
                raise ValueError(f"row {move.row} cannot be dictated now; choose one of moves()")
            return self._enter(tile, move.row, 1 - self.mover, self.mover, dictated=True)
        if move.tile not in self.left or move.row not in move.tile:
            raise ValueError(f"{move} is not possible; take a tile that is left, in a row it names")
        following = self.mover if self.dictated else 1 - self.mover
        return self._enter(move.tile, move.row, self.mover, following, dictated=False)

    def _enter(
        self, tile: Tile, row: int, player: int, following: int, *, dictated: bool
    ) -> DominancePosition:
        """One half names the row, the other is added to the player's field there."""
        fields = list(self.sums[player])
        fields[row - 1] += tile.other(row)
        column: Column = tuple(fields)  # type: ignore[assignment]
        sums = (column, self.sums[1]) if player == 0 else (self.sums[0], column)
        left = tuple(other for other in self.left if other != tile)
        return DominancePosition(left, sums, following, dictated)

    def points(self) -> tuple[int, int]:
        """What each player earns if it ends like this."""
        rows = [row_points(one, two) for one, two in zip(*self.sums, strict=True)]
        return sum(one for one, _ in rows), sum(two for _, two in rows)

    def margin(self) -> int:
        """The mover's points less the other's."""
        points = self.points()
        return points[self.mover] - points[1 - self.mover]


def row_points(one: int, two: int) -> tuple[int, int]:
    """The higher sum, if it is at most double the lower one, earns the lower one."""
    lower, higher = sorted((one, two))
    if lower == higher or higher > 2 * lower:
        return 0, 0
    return (lower, 0) if one > two else (0, lower)

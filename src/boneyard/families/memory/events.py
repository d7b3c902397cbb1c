"""What happens in memory games."""

from __future__ import annotations

from boneyard.core.actions import Cell, Seat
from boneyard.core.events import Event, Telling, telling
from boneyard.tiles import Tile


class Flipped(Event, frozen=True):
    seat: Seat
    cell: Cell
    tile: Tile

    def told(self, viewer: Seat | None) -> Telling | None:
        row, column = self.cell
        return telling("flipped", self.seat, tile=self.tile, row=row + 1, column=column + 1)


class TurnedDown(Event, frozen=True):
    cells: tuple[Cell, ...]


class Kept(Event, frozen=True):
    seat: Seat
    cells: tuple[Cell, ...]
    tiles: tuple[Tile, ...]

"""What happens in memory games."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from boneyard.core.actions import Cell, Seat
from boneyard.core.events import Event, Telling, telling
from boneyard.tiles import Tile


class MemoryHow(StrEnum):
    """How a round of a memory game ends."""

    TAKEN = "taken"
    STUCK = "stuck"


class MemoryWhy(StrEnum):
    """What points are scored for."""

    KEPT = "kept"


class Flipped(Event, frozen=True):
    seat: Seat
    cell: Cell
    tile: Tile

    def told(self) -> Telling | None:
        row, column = self.cell
        return telling("flipped", self.seat, tile=self.tile, row=row + 1, column=column + 1)

    def forgotten(self) -> Telling | None:
        """A log that could be read again would be the solution."""
        return telling("flipped-forgotten", self.seat)


class TurnedDown(Event, frozen=True):
    """The pair stays to be seen until the next tile is turned up."""

    hides: ClassVar[bool] = True

    cells: tuple[Cell, ...]


class Kept(Event, frozen=True):
    seat: Seat
    cells: tuple[Cell, ...]
    tiles: tuple[Tile, ...]

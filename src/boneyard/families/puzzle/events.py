"""What happens in puzzles."""

from __future__ import annotations

from boneyard.core.actions import Cell
from boneyard.core.events import Event, Telling, telling
from boneyard.tiles import Tile


class Placed(Event, frozen=True):
    cells: tuple[Cell, Cell]
    halves: tuple[int, int]

    def told(self) -> Telling | None:
        return telling("placed", tile=Tile.of(*self.halves))


class Removed(Event, frozen=True):
    cells: tuple[Cell, Cell]


class Marked(Event, frozen=True):
    cells: tuple[Cell, Cell]
    on: bool

    def told(self) -> Telling | None:
        return telling("marked" if self.on else "unmarked")

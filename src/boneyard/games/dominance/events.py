"""What happens in dominance."""

from __future__ import annotations

from boneyard.core.actions import Seat
from boneyard.core.events import Event, Telling, telling
from boneyard.tiles import Tile


class Took(Event, frozen=True):
    seat: Seat
    tile: Tile
    row: int
    dictated: bool = False

    def told(self) -> Telling | None:
        tile, row = self.tile, self.row
        if self.dictated:
            return telling("took-dictated", self.seat, tile=tile, row=row)
        return telling("took", self.seat, tile=tile, row=row, points=tile.other(row))


class Missed(Event, frozen=True):
    """A seat misses its turn."""

    seat: Seat

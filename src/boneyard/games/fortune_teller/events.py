"""What happens at the fortune-teller's table."""

from __future__ import annotations

from enum import StrEnum

from boneyard.core.events import Event, Telling, telling
from boneyard.tiles import Tile


class TrickHow(StrEnum):
    """How the trick ends."""

    TOLD = "told"


class Sealed(Event, frozen=True):
    """A prediction is made and sealed; the hash proves later that it was not changed."""

    seal: str


class Spliced(Event, frozen=True):
    """A line that was stuck goes on: the tiles of the whole line now, in reading order."""

    cut: bool
    line: tuple[tuple[int, int], ...]

    def told(self) -> Telling | None:
        return telling("cut-elsewhere" if self.cut else "spliced")


class Unsealed(Event, frozen=True):
    tile: Tile
    salt: str

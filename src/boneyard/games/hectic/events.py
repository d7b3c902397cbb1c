"""What happens in hectic."""

from __future__ import annotations

from enum import StrEnum

from boneyard.core.actions import Seat
from boneyard.core.events import Event, Telling, telling
from boneyard.tiles import Tile


class HecticHow(StrEnum):
    """How a round ends."""

    CLAIMED = "claimed"
    VOID = "void"


class HecticWhy(StrEnum):
    """What points are for."""

    DOUBLE = "double"


class Revealed(Event, frozen=True):
    tile: Tile


class Grabbed(Event, frozen=True):
    seat: Seat
    tile: Tile


class Released(Event, frozen=True):
    seat: Seat
    tile: Tile


class Claimed(Event, frozen=True):
    seat: Seat
    chain: tuple[tuple[int, int], ...]
    wrong: str | None
    """None: correct; else the key of what is wrong with it."""

    def told(self, viewer: Seat | None) -> Telling | None:
        chain = " ".join(f"{a}-{b}" for a, b in self.chain)
        if self.wrong is None:
            return telling("claimed", self.seat, chain=chain)
        return telling("claimed-wrong", self.seat, chain=chain, why=telling(f"wrong-{self.wrong}"))


class LockedOut(Event, frozen=True):
    seat: Seat
    until: int

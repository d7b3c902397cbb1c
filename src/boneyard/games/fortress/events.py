"""What happens in fortress."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from boneyard.core.actions import Cell, Seat
from boneyard.core.events import (
    Dealt,
    Drew,
    Event,
    Laid,
    MatchEnded,
    Passed,
    Private,
    RoundBegan,
    RoundEnded,
    Scored,
    Stopped,
    Telling,
    telling,
)
from boneyard.tiles import Tile


class FortressHow(StrEnum):
    """How a round ends."""

    SPENT = "spent"


class FortressWhy(StrEnum):
    """What points are for."""

    LEVEL = "level"


class Stacked(Event, frozen=True):
    seat: Seat
    halves: tuple[int, int]
    cells: tuple[Cell, Cell]
    level: int

    def told(self) -> Telling | None:
        return telling("stacked", self.seat, tile=Tile.of(*self.halves), level=self.level)


class HandedOut(Private, frozen=True):
    """A seat took a tile of another's hand, unseen by the rest."""


FortressEvent: TypeAlias = (
    RoundBegan
    | Dealt
    | Scored
    | RoundEnded
    | MatchEnded
    | Laid
    | Drew
    | Passed
    | Stopped
    | Stacked
    | HandedOut
)
"""What the log of a round can hold."""

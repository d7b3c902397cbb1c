"""What happens in garden tricks only."""

from __future__ import annotations

from enum import StrEnum

from boneyard.core.actions import Seat
from boneyard.core.events import Event
from boneyard.tiles import Tile


class TricksHow(StrEnum):
    """How a round ends."""

    TRICKS = "tricks"


class TricksWhy(StrEnum):
    """What points are for."""

    TRICK = "trick"
    BID_KEPT = "bid-kept"
    BID_LOST = "bid-lost"


class BidMade(Event, frozen=True):
    seat: Seat
    tricks: int


class Called(Event, frozen=True):
    seat: Seat
    suit: int


class Played(Event, frozen=True):
    seat: Seat
    tile: Tile


class TrickTaken(Event, frozen=True):
    seat: Seat

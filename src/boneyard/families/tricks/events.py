"""What happens in trick games only."""

from __future__ import annotations

from enum import StrEnum

from boneyard.core.actions import Seat
from boneyard.core.events import Event, Private, Telling, telling
from boneyard.tiles import Tile


class TricksHow(StrEnum):
    """How a round of a trick game ends."""

    ALL_TAKEN = "all-taken"
    DECIDED = "decided"
    """What was bid is reached, or can no longer be."""


class DealerDrawn(Event, frozen=True):
    """The lot has fallen to the seat that deals first."""

    seat: Seat


class AllPassed(Event, frozen=True):
    """Nobody has bid: the tiles are thrown in and dealt again."""


class BidMade(Event, frozen=True):
    seat: Seat
    amount: int
    kind: str = ""

    def told(self) -> Telling | None:
        return telling(_with("bid-made", self.kind), self.seat, amount=self.amount)


class Called(Event, frozen=True):
    seat: Seat
    what: str

    def told(self) -> Telling | None:
        if self.what.isdigit():
            return telling("called", self.seat, suit=int(self.what))
        return telling(_with("called", self.what), self.seat)


class MiddleTaken(Private, frozen=True):
    """The bidder takes up what lay in the middle."""


class Discarded(Private, frozen=True):
    """The bidder puts as many tiles away."""


class TilePlayed(Event, frozen=True):
    seat: Seat
    tile: Tile


class TrickTaken(Event, frozen=True):
    seat: Seat
    worth: int
    """What the trick counts."""


def _with(key: str, kind: str) -> str:
    return f"{key}-{kind}" if kind else key

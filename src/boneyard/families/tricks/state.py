"""The position of a trick game, and what a seat may know of it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from boneyard.core.actions import Seat
from boneyard.core.events import Scored
from boneyard.families.rounds import TurnCommon
from boneyard.families.tricks.actions import Bid
from boneyard.families.tricks.rules import highest
from boneyard.rules.seats import after
from boneyard.tiles import Tile


class TricksPhase(StrEnum):
    """What a match is about to do."""

    LOT = "lot"
    DEAL = "deal"
    PLAY = "play"
    OVER = "over"


class TricksStage(StrEnum):
    """What whoever is in turn is to do."""

    BID = "bid"
    DISCARD = "discard"
    CALL = "call"
    PLAY = "play"


class Trick(msgspec.Struct, frozen=True):
    """Tiles in the order in which they were played."""

    leader: Seat
    tiles: tuple[Tile, ...] = ()
    taker: Seat | None = None
    """None: it is still being played."""


class TricksCommon(TurnCommon, frozen=True, kw_only=True):
    """What everybody may know."""

    phase: TricksPhase
    stage: TricksStage = TricksStage.BID
    dealer: Seat | None = None
    bids: tuple[Bid | None, ...] = ()
    """In turn; None: passed."""
    bidder: Seat | None = None
    """Who has bid highest, when the bids are over."""
    caller: Seat | None = None
    """Who calls and leads."""
    call: str | None = None
    exchanged: bool = False
    """Whoever calls has taken up what lay in the middle; what lies there now is put away."""
    resting: tuple[Seat, ...] = ()
    """Who takes no part in the tricks of this round."""
    trick: Trick | None = None
    """The one that is being played."""
    tricks: tuple[Trick, ...] = ()
    """Those that were taken in this round."""
    brought: tuple[Scored, ...] = ()
    """What the last round brought."""
    champions: tuple[Seat, ...] = ()
    """Who has won the match."""

    @property
    def bid(self) -> Bid | None:
        """The highest bid so far."""
        return highest(self.bids)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Who takes part in the tricks, in turn."""
        if not self.resting:
            return self.order
        return tuple([seat for seat in self.order if seat not in self.resting])

    def plays(self, trick: Trick) -> Iterator[tuple[Seat, Tile]]:
        """Who played what to a trick."""
        following = after(trick.leader, self.playing)
        return zip((trick.leader, *following), trick.tiles, strict=False)

    def all_tricks(self) -> tuple[Trick, ...]:
        """The tricks of this round, with the one that is being played."""
        return self.tricks if self.trick is None else (*self.tricks, self.trick)

    def taken(self, side: tuple[Seat, ...]) -> list[Trick]:
        """The tricks that these seats have taken."""
        return [trick for trick in self.tricks if trick.taker in side]

    def bids_by(self) -> Iterator[tuple[Seat, Bid | None]]:
        """Who has bid what in this round."""
        if self.dealer is None:
            return iter(())
        return zip(after(self.dealer, self.order), self.bids, strict=False)


class TricksState(TricksCommon, frozen=True, kw_only=True):
    """Everything there is."""

    hands: tuple[tuple[Tile, ...], ...]
    out: tuple[Tile, ...] = ()
    """What lies in the middle: dealt to nobody, or put away by the bidder."""


class TricksObservation(TricksCommon, frozen=True, kw_only=True):
    """What a seat (None: somebody looking on) may know."""

    seat: Seat | None
    hands: tuple[tuple[Tile, ...] | int, ...]
    out: tuple[Tile, ...] | int

"""What makes one trick game differ from another: the auction, the contracts and the reckoning."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from boneyard.core.actions import Seat, Side
from boneyard.core.events import Scored
from boneyard.families.tricks.actions import Bid
from boneyard.families.tricks.manner import Manner, suits_called
from boneyard.rules.match import Match
from boneyard.tiles import Tile

if TYPE_CHECKING:
    from boneyard.families.tricks.state import TricksCommon

Middle: TypeAlias = Literal["before-call", "after-call"]
Bids: TypeAlias = Sequence[Bid | None]
"""What was bid so far, in turn; None: passed. Every bid is higher than all before it."""


class Auction(msgspec.Struct, frozen=True):
    """Who may bid what. Everybody bids once, beginning after the dealer."""

    nobody: Literal["deal-again", "first-calls"] = "deal-again"
    """What happens when all have passed."""

    @abstractmethod
    def every(self) -> tuple[Bid, ...]:
        """All bids that there are, the lowest first."""

    @abstractmethod
    def bids(self, made: Bids, hand: tuple[Tile, ...]) -> tuple[Bid, ...]:
        """What somebody with this hand may bid, after these bids."""

    def may_pass(self, made: Bids, players: int) -> bool:
        return True

    def is_over(self, made: Bids, players: int) -> bool:
        """Whether nobody bids any more."""
        return len(made) == players

    @abstractmethod
    def effort(self, bid: Bid) -> float:
        """About how many tricks a side needs for this bid."""

    def shows(self, bid: Bid) -> bool:
        """Whether this bid tells something about the hand it was made with."""
        return False

    def can_hold(self, bid: Bid, dealt: Sequence[Tile]) -> bool:
        """Whether somebody who was dealt these tiles can have made such a bid."""
        return True


class Contracts(msgspec.Struct, frozen=True):
    """What may be called, by whom, and how a hand is played then."""

    @abstractmethod
    def every(self) -> tuple[str, ...]:
        """All that can be called after one bid or another."""

    @abstractmethod
    def calls(self, bid: Bid | None) -> tuple[str, ...]:
        """What may be called after this bid (None: nobody bid)."""

    def manner(self, what: str) -> Manner:
        return suits_called(what)

    def caller(self, bid: Bid | None, bidder: Seat, partner: Seat | None) -> Seat:
        """Who calls and leads."""
        return bidder

    def is_to_lose(self, what: str) -> bool:
        """Whether the caller promises to take no trick."""
        return False

    def resting(self, what: str, partner: Seat | None) -> tuple[Seat, ...]:
        """Who takes no part in the tricks after this call by somebody with this partner."""
        return ()


class TricksReckoning(msgspec.Struct, frozen=True):
    """What a round brings."""

    def worth(self, tiles: Sequence[Tile]) -> int:
        """What a trick of these tiles counts."""
        return 1

    def is_decided(self, position: TricksCommon, sides: tuple[Side, ...]) -> bool:
        """Whether the round stops here although there are tiles left."""
        return False

    @abstractmethod
    def is_made(self, position: TricksCommon, sides: tuple[Side, ...]) -> bool:
        """Whether what was bid was reached, when the round is over."""

    @abstractmethod
    def points(self, position: TricksCommon, sides: tuple[Side, ...]) -> list[Scored]:
        """What is noted when the round is over, one note for each side that gets something: for
        any seat of it."""


class TricksRules(msgspec.Struct, frozen=True, kw_only=True):
    """The slots a trick game fills."""

    tiles: tuple[Tile, ...]
    hand: int
    sides: tuple[Side, ...]
    lot: bool = True
    """The first dealer is drawn by lot; else the last seat deals first: the first one begins."""
    auction: Auction | None
    """None: the seat after the dealer calls."""
    contracts: Contracts
    middle: Middle | None = None
    """When the bidder takes up what was dealt to nobody, and puts as much away; None: it stays
    where it lies, unseen."""
    reckoning: TricksReckoning
    match: Match
    bidder_first: bool = False
    """Where several are there at once, the bidder's side wins if it made its bid."""


def highest(made: Bids) -> Bid | None:
    """The bid that stands: each is higher than all before it."""
    return next((bid for bid in reversed(made) if bid is not None), None)


def side_of(seat: Seat, sides: tuple[Side, ...]) -> Side:
    return next(side for side in sides if seat in side)

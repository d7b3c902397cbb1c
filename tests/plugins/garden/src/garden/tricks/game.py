"""Garden tricks: a trick-taking game with dominoes, in the spirit of Texas 42.

Four play in pairs, three alone. After the bids one seat names the trumps; then tricks are played,
and the suit that was led has to be followed. All that is its own is what may be bid and what a
round brings: the family knows the rest.
"""

from __future__ import annotations

from enum import StrEnum

from boneyard.core.actions import Side
from boneyard.core.events import Scored
from boneyard.core.options import SET, Chosen, flag
from boneyard.families.tricks import TricksRules, tricks_listing
from boneyard.families.tricks.actions import Bid
from boneyard.families.tricks.rules import (
    Auction,
    Bids,
    Contracts,
    TricksReckoning,
    highest,
    side_of,
)
from boneyard.families.tricks.state import TricksCommon
from boneyard.rules.match import Match
from boneyard.tiles import Tile, TileSet

HAND = 7
LEAST_BID = 4

BIDDING = flag("bidding", True)


class GardenWhy(StrEnum):
    """What points are for."""

    TRICKS = "tricks"
    BID_KEPT = "bid-kept"
    BID_LOST = "bid-lost"


class SoManyTricks(Auction, frozen=True):
    """A number of tricks is bid."""

    def every(self) -> tuple[Bid, ...]:
        return tuple(map(Bid, range(LEAST_BID, HAND + 1)))

    def bids(self, made: Bids, hand: tuple[Tile, ...]) -> tuple[Bid, ...]:
        before = highest(made)
        return tuple(bid for bid in self.every() if before is None or bid.amount > before.amount)

    def effort(self, bid: Bid) -> float:
        return bid.amount


class ANumber(Contracts, frozen=True):
    """A number becomes trumps."""

    def every(self) -> tuple[str, ...]:
        return tuple(map(str, range(7)))

    def calls(self, bid: Bid | None) -> tuple[str, ...]:
        return self.every()


class TricksAndBid(TricksReckoning, frozen=True):
    """A point a trick; the bid is won once more, or lost."""

    def is_made(self, position: TricksCommon, sides: tuple[Side, ...]) -> bool:
        bid, bidder = position.bid, position.bidder
        if bid is None or bidder is None:
            return False
        return len(position.taken(side_of(bidder, sides))) >= bid.amount

    def points(self, position: TricksCommon, sides: tuple[Side, ...]) -> list[Scored]:
        taken = [Scored(side[0], len(position.taken(side)), GardenWhy.TRICKS) for side in sides]
        bid, bidder = position.bid, position.bidder
        if bid is None or bidder is None:
            return taken
        if self.is_made(position, sides):
            return [*taken, Scored(bidder, bid.amount, GardenWhy.BID_KEPT, bid.amount)]
        return [*taken, Scored(bidder, -bid.amount, GardenWhy.BID_LOST, bid.amount)]


def rules(chosen: Chosen) -> TricksRules:
    return TricksRules(
        tiles=TileSet.double(chosen[SET]),
        hand=HAND,
        sides=((0, 2), (1, 3)) if chosen["players"] == 4 else ((0,), (1,), (2,)),
        lot=False,
        auction=SoManyTricks(nobody="first-calls") if chosen[BIDDING] else None,
        contracts=ANumber(),
        reckoning=TricksAndBid(),
        match=Match.of(chosen),
    )


LISTING = tricks_listing(
    "garden-tricks", section="", players=(4, 3), rules=rules, options=(BIDDING,)
)

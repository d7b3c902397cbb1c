"""Moon: tricks for three with a tile in the middle, or for four in pairs."""

from __future__ import annotations

from enum import StrEnum

from boneyard.core.actions import Side
from boneyard.core.events import Scored
from boneyard.core.options import PLAYERS, AnyOption, Chosen, Option, choice, tempo_options
from boneyard.families.tricks import TricksRules, tricks_listing
from boneyard.families.tricks.actions import Bid
from boneyard.families.tricks.manner import NO_TRUMPS
from boneyard.families.tricks.rules import (
    Auction,
    Bids,
    Contracts,
    Middle,
    TricksReckoning,
    highest,
    side_of,
)
from boneyard.families.tricks.state import TricksCommon
from boneyard.rules.match import Match
from boneyard.tiles import Tile, TileSet

PLAYED_IN = ("US",)
SOURCES = (
    "pagat.com/tile/wdom/moon.html",
    "renykestel.com",
    "dominorules.com/read/108/moon",
    "domino-play.com/Games/Moon.htm",
)

HAND = 7
LEAST = 4
MOON = 21
"""The bid of all seven tricks, and what it is worth."""

WIDOW: Option[Middle] = choice("widow", "before-call", "after-call")


class MoonWhy(StrEnum):
    """What points are for."""

    TRICKS = "tricks"
    SHOT = "shot"
    BID_LOST = "bid-lost"


class MoonAuction(Auction, frozen=True):
    """A number of tricks, or to shoot the moon, which ends the bidding."""

    def every(self) -> tuple[Bid, ...]:
        return (*map(Bid, range(LEAST, HAND + 1)), Bid(MOON))

    def bids(self, made: Bids, hand: tuple[Tile, ...]) -> tuple[Bid, ...]:
        before = highest(made)
        return tuple(bid for bid in self.every() if before is None or bid.amount > before.amount)

    def effort(self, bid: Bid) -> float:
        return min(bid.amount, HAND)

    def is_over(self, made: Bids, players: int) -> bool:
        return super().is_over(made, players) or made[-1] == Bid(MOON)


class MoonContracts(Contracts, frozen=True):
    """A number, or no trumps."""

    def every(self) -> tuple[str, ...]:
        return (*map(str, range(7)), NO_TRUMPS)

    def calls(self, bid: Bid | None) -> tuple[str, ...]:
        return self.every()


class MoonReckoning(TricksReckoning, frozen=True):
    """A point a trick; a bid that is not made is lost, and so are its tricks."""

    def is_made(self, position: TricksCommon, sides: tuple[Side, ...]) -> bool:
        bid, bidder = position.bid, position.bidder
        assert bid is not None, "nothing is played without a bid"
        assert bidder is not None, "somebody made it"
        return len(position.taken(side_of(bidder, sides))) >= min(bid.amount, HAND)

    def points(self, position: TricksCommon, sides: tuple[Side, ...]) -> list[Scored]:
        bid, made = position.bid, self.is_made(position, sides)
        assert bid is not None, "nothing is played without a bid"
        notes = []
        for side in sides:
            tricks = len(position.taken(side))
            if position.bidder not in side:
                notes.append(Scored(side[0], tricks, MoonWhy.TRICKS))
            elif not made:
                notes.append(Scored(side[0], -bid.amount, MoonWhy.BID_LOST, bid.amount))
            elif bid.amount == MOON:
                notes.append(Scored(side[0], MOON, MoonWhy.SHOT))
            else:
                notes.append(Scored(side[0], tricks, MoonWhy.TRICKS))
        return notes


def rules(chosen: Chosen) -> TricksRules:
    four = chosen[PLAYERS] == 4
    tiles = TileSet.double(6)
    return TricksRules(
        # Three leave out the blanks, all but their double.
        tiles=tiles if four else tuple(tile for tile in tiles if tile.low or not tile.high),
        hand=HAND,
        sides=((0, 2), (1, 3)) if four else ((0,), (1,), (2,)),
        auction=MoonAuction(),
        contracts=MoonContracts(),
        middle=None if four else chosen[WIDOW],
        reckoning=MoonReckoning(),
        match=Match.of(chosen),
        bidder_first=True,
    )


def _for_four(chosen: Chosen) -> tuple[AnyOption, ...]:
    return tempo_options(chosen) if chosen.get(PLAYERS) == 4 else ()


LISTING = tricks_listing(
    "moon",
    section="w3.2",
    players=(3, 4),
    rules=rules,
    options=(WIDOW, _for_four),
    match="points:21",
)

"""Forty-two: two pairs bid on the points in the tricks, of which there are forty-two."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, Literal

from boneyard.core.actions import Seat, Side
from boneyard.core.events import Scored
from boneyard.core.game import Shelf
from boneyard.core.options import Chosen, Option, choice, flag, tempo_options
from boneyard.families.tricks import TricksRules, tricks_listing
from boneyard.families.tricks.actions import Bid
from boneyard.families.tricks.manner import NO_TRUMPS, Manner, Nearest, Suits
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

PLAYED_IN = ("US",)
SOURCES = (
    "42-online.com/how.php",
    "Wikipedia, 42 (dominoes)",
    "jasonyandell/mk5-main",
    "dominorules.com/sevens",
    "forty-two.50megs.com",
)

HAND = 7
LEAST = 30
ALL = 42
"""All the points there are: what a mark stands for."""
MARKS, PLUNGE, SPLASH = "marks", "plunge", "splash"
NELLO, SEVENS = "nello", "sevens"
MOST_MARKS = 7
"""Plunge for 4, and three bids over it."""
DOUBLES_FOR: Final = {PLUNGE: 4, SPLASH: 3}
MOST_SPLASH = 3

ALL_PASS: Option[Literal["forced", "reshake"]] = choice("all_pass", "forced", "reshake")
SCORE: Option[Literal["marks", "points"]] = choice("score", "marks", "points")
PLAY_OUT = flag("play_out")
WITH_NELLO = flag(NELLO)
NELLO_DOUBLES: Option[Literal["own", "high", "low"]] = choice("nello_doubles", "own", "high", "low")
WITH_PLUNGE, WITH_SPLASH, WITH_SEVENS = flag(PLUNGE), flag(SPLASH), flag(SEVENS)


class FortyTwoWhy(StrEnum):
    """What points are for."""

    MADE = "made"
    SET = "set"
    TAKEN = "taken"


class FortyTwoAuction(Auction, frozen=True):
    """A number of points, or marks: all the tricks."""

    plunge: bool = False
    splash: bool = False
    forced: bool = False
    """The dealer has to bid when everybody else has passed."""

    def every(self) -> tuple[Bid, ...]:
        numbers = map(Bid, range(LEAST, ALL))
        marks = (Bid(amount, MARKS) for amount in range(1, MOST_MARKS + 1))
        splash = (Bid(amount, SPLASH) for amount in (2, MOST_SPLASH) if self.splash)
        plunge = (Bid(amount, PLUNGE) for amount in range(4, MOST_MARKS + 1) if self.plunge)
        return (*numbers, *marks, *splash, *plunge)

    def bids(self, made: Bids, hand: tuple[Tile, ...]) -> tuple[Bid, ...]:
        before = highest(made)
        points = before.amount if before and not before.kind else LEAST - 1
        marks = before.amount if before and before.kind else 0
        higher = () if marks else map(Bid, range(points + 1, ALL))
        offered = [*higher, *(Bid(more, MARKS) for more in self._marks(marks))]
        for kind, amount in ((SPLASH, max(2, marks + 1)), (PLUNGE, max(4, marks + 1))):
            if self._offers(kind, amount) and self.can_hold(Bid(amount, kind), hand):
                offered.append(Bid(amount, kind))
        return tuple(offered)

    def _marks(self, marks: int) -> tuple[int, ...]:
        """One or two open; from two on, one more."""
        return (marks + 1,) if marks else (1, 2)

    def _offers(self, kind: str, amount: int) -> bool:
        return self.plunge if kind == PLUNGE else self.splash and amount <= MOST_SPLASH

    def may_pass(self, made: Bids, players: int) -> bool:
        return not self.forced or len(made) < players - 1 or highest(made) is not None

    def effort(self, bid: Bid) -> float:
        return HAND if bid.kind else bid.amount * HAND / ALL

    def shows(self, bid: Bid) -> bool:
        return bid.kind in DOUBLES_FOR

    def can_hold(self, bid: Bid, dealt: Sequence[Tile]) -> bool:
        doubles: int = sum(tile.is_double for tile in dealt)
        return doubles >= DOUBLES_FOR.get(bid.kind, 0)


class FortyTwoContracts(Contracts, frozen=True):
    """Trumps, or what a table has agreed on besides."""

    nello: Literal["own", "high", "low"] | None = None
    """Where doubles stand in it; None: it is not played."""
    sevens: bool = False

    def every(self) -> tuple[str, ...]:
        trumps = (*map(str, range(7)), "doubles", NO_TRUMPS)
        return (*trumps, *([NELLO] * (self.nello is not None)), *([SEVENS] * self.sevens))

    def calls(self, bid: Bid | None) -> tuple[str, ...]:
        if bid is not None and bid.kind == MARKS:
            return self.every()
        return tuple(call for call in self.every() if call not in (NELLO, SEVENS))

    def manner(self, what: str) -> Manner:
        if what == NELLO:
            assert self.nello is not None, "nello is played"
            return Suits(doubles=self.nello)
        return Nearest(7) if what == SEVENS else super().manner(what)

    def caller(self, bid: Bid | None, bidder: Seat, partner: Seat | None) -> Seat:
        if bid is None or bid.kind not in DOUBLES_FOR:
            return bidder
        assert partner is not None, "four play in pairs"
        return partner

    def is_to_lose(self, what: str) -> bool:
        return what == NELLO

    def resting(self, what: str, partner: Seat | None) -> tuple[Seat, ...]:
        return (partner,) if what == NELLO and partner is not None else ()


class FortyTwoReckoning(TricksReckoning, frozen=True):
    """Marks to whoever is right about the bid, or the points that were taken."""

    marks: bool = True
    play_out: bool = False

    def worth(self, tiles: Sequence[Tile]) -> int:
        return 1 + sum(tile.pips for tile in tiles if tile.pips in (5, 10))

    def is_decided(self, position: TricksCommon, sides: tuple[Side, ...]) -> bool:
        if self.play_out or not self.marks:
            return False
        bid, ours, theirs = self._stands(position, sides)
        if bid.kind:
            return not self._all_right(position, sides)
        return ours >= bid.amount or theirs > ALL - bid.amount

    def is_made(self, position: TricksCommon, sides: tuple[Side, ...]) -> bool:
        bid, ours, _ = self._stands(position, sides)
        return self._all_right(position, sides) if bid.kind else ours >= bid.amount

    def points(self, position: TricksCommon, sides: tuple[Side, ...]) -> list[Scored]:
        bid, ours, theirs = self._stands(position, sides)
        side, other = self._sides(position, sides)
        made = self.is_made(position, sides)
        winner, why = (side, FortyTwoWhy.MADE) if made else (other, FortyTwoWhy.SET)
        of = ALL * bid.amount if bid.kind else bid.amount
        if self.marks:
            return [Scored(winner[0], bid.amount if bid.kind else 1, why, of)]
        if bid.kind:
            return [Scored(winner[0], of, why, of)]
        if not made:
            return [Scored(other[0], bid.amount + theirs, why, of)]
        return [
            Scored(side[0], ours, why, of),
            Scored(other[0], theirs, FortyTwoWhy.TAKEN),
        ]

    def _all_right(self, position: TricksCommon, sides: tuple[Side, ...]) -> bool:
        """Whether every trick so far went where the bidder wants it: in nello, to the others."""
        side, other = self._sides(position, sides)
        return not position.taken(side if position.call == NELLO else other)

    def _sides(self, position: TricksCommon, sides: tuple[Side, ...]) -> tuple[Side, Side]:
        """The bidder's side, and the other one."""
        assert position.bidder is not None, "nothing is played without a bid"
        side = side_of(position.bidder, sides)
        return side, next(other for other in sides if other != side)

    def _stands(self, position: TricksCommon, sides: tuple[Side, ...]) -> tuple[Bid, int, int]:
        """The bid, and what each side has taken, the bidder's first."""
        assert position.bid is not None, "nothing is played without a bid"
        ours, theirs = (
            sum(self.worth(trick.tiles) for trick in position.taken(side))
            for side in self._sides(position, sides)
        )
        return position.bid, ours, theirs


def _usual_match(chosen: Chosen) -> str:
    return "points:250" if chosen.get(SCORE) == "points" else "points:7"


def rules(chosen: Chosen) -> TricksRules:
    return TricksRules(
        tiles=TileSet.double(6),
        hand=HAND,
        sides=((0, 2), (1, 3)),
        auction=FortyTwoAuction(
            plunge=chosen[WITH_PLUNGE],
            splash=chosen[WITH_SPLASH],
            forced=chosen[ALL_PASS] == "forced",
        ),
        contracts=FortyTwoContracts(
            nello=chosen[NELLO_DOUBLES] if chosen[WITH_NELLO] else None,
            sevens=chosen[WITH_SEVENS],
        ),
        reckoning=FortyTwoReckoning(marks=chosen[SCORE] == "marks", play_out=chosen[PLAY_OUT]),
        match=Match.of(chosen),
        bidder_first=True,
    )


LISTING = tricks_listing(
    "forty-two",
    section="w3.1",
    players=(4,),
    rules=rules,
    options=(
        ALL_PASS, SCORE, PLAY_OUT, WITH_NELLO, NELLO_DOUBLES, WITH_PLUNGE, WITH_SPLASH, WITH_SEVENS,
        tempo_options,
    ),
    match=_usual_match,
    shelf=Shelf.PARTNERS,
)  # fmt: skip

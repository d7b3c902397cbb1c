"""Who wins a round for a side, and what the side is credited for it."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, TypeAlias

import msgspec

from boneyard.core.actions import Seat, Side
from boneyard.core.events import RoundEnded, Scored, Telling, telling
from boneyard.core.terms import Term, TermKey, plain
from boneyard.rules.bonuses import Bonus
from boneyard.rules.moment import Hands, Moment
from boneyard.rules.part import InNumbers, RulePart
from boneyard.rules.scoring import Reckoned, Reckoning, fewest, joint, told_by_pips
from boneyard.rules.seats import after
from boneyard.rules.why import LineHow, LineWhy
from boneyard.tiles import pips

Blocked: TypeAlias = Literal["pair", "player", "closer"]
Tie: TypeAlias = Literal["nobody", "opener", "blocker"]
Counts: TypeAlias = Literal["losers", "all", "all-if-blocked"]


class DecidedWhy(StrEnum):
    """How a tie was decided."""

    OPENER = "tie-opener"
    BLOCKER = "tie-blocker"


class Decided(msgspec.Struct, frozen=True):
    """This seat has won the round for its side; `why` is a key."""

    seat: Seat
    why: str


class Deciding(RulePart, frozen=True):
    """Who goes out wins; a blocked round is decided by pips."""

    blocked: Blocked = "pair"
    """The `pair` with fewer pips together, the `player` with the fewest, or the `closer`, who
    blocked it, against the next seat: whoever of the two has fewer."""
    tie: Tie = "nobody"
    """Those compared are level, and no partners: `nobody` wins, or the `opener` or the `blocker`
    for their side."""

    def decide(self, moment: Moment, end: RoundEnded) -> Decided | None:
        """Who won; None: nobody."""
        if end.how == LineHow.OUT:
            assert end.by is not None
            return Decided(end.by, LineWhy.OUT)
        sides = moment.sides
        best = self._best(moment, end)
        if all(seat in _side_of(best[0], sides) for seat in best):
            return Decided(_first(best, moment), LineWhy.FEWEST_PIPS)
        if self.tie == "nobody":
            return None
        by_opener = self.tie == "opener"
        seat = moment.opened if by_opener else end.last
        assert seat is not None, "a round is blocked by tiles that somebody laid"
        return Decided(seat, DecidedWhy.OPENER if by_opener else DecidedWhy.BLOCKER)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers({"decides": self.blocked, "tie_goes": self.tie})

    def _best(self, moment: Moment, end: RoundEnded) -> tuple[Seat, ...]:
        """Those with the fewest pips of all who are compared."""
        hands = end.hands
        if self.blocked == "pair":
            winning = fewest(hands, moment.sides)
            return tuple(seat for side in winning for seat in _lightest(side, hands))
        if self.blocked == "closer":
            assert end.last is not None
            return _lightest((end.last, after(end.last, moment.order)[0]), hands)
        return _lightest(moment.order, hands)


def _side_of(seat: Seat, sides: tuple[Side, ...]) -> Side:
    return next(side for side in sides if seat in side)


def _lightest(seats: tuple[Seat, ...], hands: Hands) -> tuple[Seat, ...]:
    least = min(pips(hands[seat]) for seat in seats)
    return tuple(seat for seat in seats if pips(hands[seat]) == least)


def _first(seats: tuple[Seat, ...], moment: Moment) -> Seat:
    """Of these the one who comes first in order of play, counted from the opener."""
    opener = moment.order[0] if moment.opened is None else moment.opened
    return next(seat for seat in (opener, *after(opener, moment.order)) if seat in seats)


class ForTheSide(Reckoning, frozen=True):
    """The winner's side is credited pips, and bonuses for how the round was won. The
    winner scores them; where a side has one score, partners share it."""

    deciding: Deciding = Deciding()
    counts: Counts = "losers"
    """The pips of the `losers`, those in `all` hands, or those in all if the round is blocked."""
    bonuses: tuple[Bonus, ...] = ()

    def reckon(self, moment: Moment, end: RoundEnded) -> Reckoned:
        won = self.deciding.decide(moment, end)
        if won is None:
            return Reckoned((), ())
        side = _side_of(won.seat, moment.sides)
        scored = self.credited(moment, end, won, side)
        for bonus in self.bonuses:
            gain = bonus.gain(moment, end)
            if gain is not None:
                scored.append(Scored(won.seat, gain.points, gain.why, gain.of))
        partners = (seat for seat in side if seat != won.seat)
        return Reckoned((won.seat, *partners), tuple(scored))

    def credited(self, moment: Moment, end: RoundEnded, won: Decided, side: Side) -> list[Scored]:
        """What the round is worth to the side that won it, without bonuses."""
        counts_all = self._counts_all(end)
        counted = [other for other in moment.sides if counts_all or other != side]
        count = sum(joint(other, end.hands) for other in counted)
        return [Scored(won.seat, count, won.why)]

    def in_numbers(self) -> InNumbers | None:
        said = {"reckoning": "for-the-side", "counts": self.counts}
        return InNumbers(said, parts=(self.deciding, *self.bonuses))

    def terms(self, end: RoundEnded, scored: Scored, sides: tuple[Side, ...]) -> tuple[Term, ...]:
        if scored.why not in (LineWhy.OUT, LineWhy.FEWEST_PIPS, *DecidedWhy):
            return ()
        counted = (
            pips(hand)
            for seat, hand in enumerate(end.hands)
            if self._counts_all(end) or seat not in end.winners
        )
        return (plain(TermKey.PIPS, *counted),)

    def _counts_all(self, end: RoundEnded) -> bool:
        blocked = self.counts == "all-if-blocked" and end.how == LineHow.BLOCKED
        return blocked or self.counts == "all"

    def decided(self, end: RoundEnded, sides: tuple[Side, ...]) -> Telling | None:
        if end.how != LineHow.BLOCKED:
            return None
        if not end.winners:
            return telling("decided-level")
        hands, blocked = end.hands, self.deciding.blocked
        if blocked == "pair" and len(winning := fewest(hands, sides)) == 1:
            key = "decided-fewest-together" if len(winning[0]) > 1 else "decided-fewest-pips"
            return told_by_pips(key, winning[0], joint(winning[0], hands))
        lightest = _lightest(tuple(range(len(hands))), hands)
        if blocked == "player" and len(lightest) == 1:
            return told_by_pips("decided-fewest-pips", lightest, pips(hands[lightest[0]]))
        return None  # What the points are for says it.

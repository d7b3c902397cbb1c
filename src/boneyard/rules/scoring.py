"""What a round is worth when it is over, and what a lay is worth at once."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

import msgspec

from boneyard.core.actions import Seat, Side
from boneyard.core.events import Names, RoundEnded, Scored, Telling, telling
from boneyard.core.terms import Term, TermKey, plain
from boneyard.rules.counts import Makes, RunningCount
from boneyard.rules.layout import Layout
from boneyard.rules.moment import Hands, Moment
from boneyard.rules.part import InNumbers, RulePart
from boneyard.rules.why import LineHow, LineWhy
from boneyard.tiles import pips


class Reckoned(msgspec.Struct, frozen=True):
    """Who won the round, and what is noted for it."""

    winners: tuple[Seat, ...]
    scored: tuple[Scored, ...]


class Reckoning(RulePart, frozen=True):
    """What a round is worth when it is over."""

    counts_rounds: ClassVar[bool] = False
    """The points are rounds won."""
    going_out_loses: ClassVar[bool] = False
    """Who lays the last tile of their hand has lost."""

    def reckon(self, moment: Moment, end: RoundEnded) -> Reckoned:
        """The count after a round that ended like this. The moment is that of its end; where notes
        are secret and counted later, it holds no more than order and sides."""
        raise NotImplementedError

    def terms(self, end: RoundEnded, scored: Scored, sides: tuple[Side, ...]) -> tuple[Term, ...]:
        """What points that were noted after such a round are the sum of; nothing: they come from
        no count."""
        return ()

    def decided(self, end: RoundEnded, sides: tuple[Side, ...]) -> Telling | None:
        """Why they won who won such a round; None: how it ended says it, or nothing may."""
        return None


class Gain(msgspec.Struct, frozen=True):
    """Points earned by a lay: a key that says why, and the number they come from."""

    points: int
    why: str
    of: int | None = None


class LayScoring(RulePart, frozen=True):
    """What is earned while a round is played."""

    def gains(self, moment: Moment) -> tuple[Gain, ...]:
        """What the seat earns by the lay of this moment."""
        raise NotImplementedError

    def open_sum(self, layout: Layout) -> int | None:
        """What the open ends come to, where points depend on that."""
        return None

    def counts(self, layout: Layout) -> tuple[RunningCount, ...]:
        """The numbers that are played for, as they stand with this layout."""
        return ()

    def makes(self, moment: Moment) -> Makes:
        """What the lay of this moment makes: told to somebody who has not laid it yet."""
        points = sum(gain.points for gain in self.gains(moment))
        return Makes(points, self.open_sum(moment.layout))


class PassScoring(RulePart, frozen=True):
    """What is earned by making others pass."""

    def gains(self, moment: Moment) -> tuple[tuple[Seat, Gain], ...]:
        """Who earns what when the seat of this moment has just passed."""
        raise NotImplementedError


def joint(side: Side, hands: Hands) -> int:
    """The pips this side has left."""
    return sum(pips(hands[seat]) for seat in side)


def fewest(hands: Hands, sides: tuple[Side, ...]) -> tuple[Side, ...]:
    """The sides with the fewest pips in hand."""
    counts = [joint(side, hands) for side in sides]
    least = min(counts)
    return tuple(side for side, count in zip(sides, counts, strict=True) if count == least)


def fewest_tiles(hands: Hands, sides: tuple[Side, ...]) -> tuple[Side, ...]:
    """The sides with the fewest tiles in hand and, among them, the fewest pips."""
    left = [(sum(len(hands[seat]) for seat in side), joint(side, hands)) for side in sides]
    return tuple(side for side, rest in zip(sides, left, strict=True) if rest == min(left))


def told_by_pips(key: str, winners: tuple[Seat, ...], count: int) -> Telling:
    """Who has the fewest (or most) pips, as a sentence."""
    return telling(key, name=Names(winners), pips=count)


def nearest_five(count: int) -> int:
    """17 → 15, 18 → 20."""
    return (count + 2) // 5 * 5


def told_by_tiles(end: RoundEnded) -> Telling:
    """Who has the fewest tiles, and if that did not decide, the fewest pips among them."""
    left = [(len(hand), pips(hand)) for hand in end.hands]
    tiles, count = min(left)
    alone = [rest for rest, _ in left].count(tiles) == 1
    key = "decided-fewest-tiles" if alone else "decided-tiles-then-pips"
    return telling(key, name=Names(end.winners), tiles=tiles, pips=count)


BlockWonBy: TypeAlias = Literal["pips", "tiles"]


class Credit(Reckoning, frozen=True):
    """The winner is credited the pips left in the other hands. Who goes out wins outright; a
    blocked round is won by the fewest pips. Of a team, each is credited."""

    blocked_tie: str = "nobody"
    """`nobody` is credited, or it is `shared`: the pips of those not tied are split."""
    own: str = "nothing"
    """The winner's own pips: `nothing`, `subtract`, or `add`."""
    block_won_by: BlockWonBy = "pips"
    """The fewest `pips`, or the fewest `tiles` (equal: fewer pips)."""
    rounding: str = "none"
    """To the nearest five: `none`, `each` opponent's pips, or their `total`."""

    def reckon(self, moment: Moment, end: RoundEnded) -> Reckoned:
        sides = moment.sides
        if end.how == LineHow.OUT:
            return self.credit(end, tuple(side for side in sides if end.by in side), LineWhy.OUT)
        if self.block_won_by == "tiles":
            return self.credit(end, fewest_tiles(end.hands, sides), LineWhy.FEWEST_TILES)
        return self.credit(end, fewest(end.hands, sides), LineWhy.FEWEST_PIPS)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(
            {
                "reckoning": "credit", "blocked_tie": self.blocked_tie, "own_pips": self.own,
                "rounding": self.rounding, "block_won_by": self.block_won_by,
            }
        )  # fmt: skip

    def credit(self, end: RoundEnded, winning: tuple[Side, ...], why: str) -> Reckoned:
        """What these sides (several: they tied) get."""
        winners = tuple(sorted(seat for side in winning for seat in side))
        if len(winning) > 1 and self.blocked_tie == "nobody":
            return Reckoned(winners, ())
        others = self.others(end.hands, winners) // len(winning)
        own = joint(winning[0], end.hands)
        if self.own == "subtract":
            others = max(0, others - own)
        elif self.own == "add":
            others += own
        return Reckoned(winners, tuple(Scored(seat, others, why) for seat in winners))

    def terms(self, end: RoundEnded, scored: Scored, sides: tuple[Side, ...]) -> tuple[Term, ...]:
        if scored.points == 0:
            return ()
        winning = [side for side in sides if side[0] in end.winners]
        terms = self._counted(self._counts(end.hands, end.winners))
        if len(winning) > 1:
            counted = tuple(term.number for term in terms)
            share = sum(counted) // len(winning)
            terms = (Term(share, TermKey.SHARED, counted, len(winning)),)
        own = joint(winning[0], end.hands)
        if not own or self.own == "nothing":
            return terms
        return (*terms, Term(own if self.own == "add" else -own, TermKey.OWN))

    def decided(self, end: RoundEnded, sides: tuple[Side, ...]) -> Telling | None:
        if end.how != LineHow.BLOCKED:
            return None
        if self.block_won_by == "tiles":
            return self._told_by_tiles(end, sides)
        winning = fewest(end.hands, sides)
        count = joint(winning[0], end.hands)
        if len(winning) == 1:
            key = "decided-fewest-pips" if len(winning[0]) == 1 else "decided-fewest-together"
            return told_by_pips(key, winning[0], count)
        return told_by_pips(f"decided-tie-{self.blocked_tie}", end.winners, count)

    def _told_by_tiles(self, end: RoundEnded, sides: tuple[Side, ...]) -> Telling:
        winning = fewest_tiles(end.hands, sides)
        if len(winning) == 1:
            return told_by_tiles(end)
        tiles, count = len(end.hands[end.winners[0]]), joint(winning[0], end.hands)
        key = f"decided-tie-tiles-{self.blocked_tie}"
        return telling(key, name=Names(end.winners), tiles=tiles, pips=count)

    def _counted(self, counts: list[int]) -> tuple[Term, ...]:
        """The pips of these hands, as they are or rounded."""
        if self.rounding == "each" and any(nearest_five(count) != count for count in counts):
            rounded = ((count, nearest_five(count)) for count in counts if count)
            return tuple(Term(number, TermKey.ROUNDED, (count,)) for count, number in rounded)
        whole = plain(TermKey.PIPS, *counts)
        if self.rounding == "total" and nearest_five(whole.number) != whole.number:
            return (Term(nearest_five(whole.number), TermKey.ROUNDED, whole.of),)
        return (whole,)

    def _counts(self, hands: Hands, winners: tuple[Seat, ...]) -> list[int]:
        """The pips of each who did not win."""
        return [pips(hand) for seat, hand in enumerate(hands) if seat not in winners]

    def others(self, hands: Hands, winners: tuple[Seat, ...]) -> int:
        """The pips of all who did not win."""
        counts = self._counts(hands, winners)
        if self.rounding == "each":
            return sum(map(nearest_five, counts))
        return nearest_five(sum(counts)) if self.rounding == "total" else sum(counts)


class RoundWon(Reckoning, frozen=True):
    """A round won is 1 point: for games without points of their own. Who goes out wins; else the
    fewest tiles, then the fewest pips, then it is shared (K)."""

    counts_rounds: ClassVar[bool] = True

    def reckon(self, moment: Moment, end: RoundEnded) -> Reckoned:
        if end.by is not None:
            return won(end.by)
        left = [(len(hand), pips(hand)) for hand in end.hands]
        return won(*(seat for seat, rest in enumerate(left) if rest == min(left)))

    def in_numbers(self) -> InNumbers | None:
        return InNumbers({"reckoning": "round-won"})

    def decided(self, end: RoundEnded, sides: tuple[Side, ...]) -> Telling | None:
        if end.by is not None:
            return None
        return told_by_tiles(end)


def won(*winners: Seat) -> Reckoned:
    """These win the round: a point each."""
    return Reckoned(winners, tuple(Scored(seat, 1, LineWhy.WON) for seat in winners))

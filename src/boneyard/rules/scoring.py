"""What a round is worth when it is over, and what a lay is worth at once."""

from __future__ import annotations

from typing import Protocol

import msgspec

from boneyard.core.actions import Lay, Seat
from boneyard.core.events import RoundEnded, Scored
from boneyard.rules.layout import Layout
from boneyard.rules.opening import Hands
from boneyard.tiles import pips


class Reckoned(msgspec.Struct, frozen=True):
    """Who won the round, and what is noted for it."""

    winners: tuple[Seat, ...]
    scored: tuple[Scored, ...]


class Reckoning(Protocol):
    def reckon(self, end: RoundEnded, teams: tuple[tuple[Seat, ...], ...]) -> Reckoned:
        """The count after a round that ended like this."""
        ...


class Gain(msgspec.Struct, frozen=True):
    """Points earned by a lay: a key that says why, and the number they come from."""

    points: int
    why: str
    of: int | None = None


class LayScoring(Protocol):
    def gains(self, before: Layout, lay: Lay, after: Layout) -> tuple[Gain, ...]:
        """What the player earns by this lay."""
        ...


def fewest(hands: Hands) -> tuple[Seat, ...]:
    """The seats with the fewest pips in hand."""
    counts = [pips(hand) for hand in hands]
    return tuple(seat for seat, count in enumerate(counts) if count == min(counts))


def nearest_five(count: int) -> int:
    """17 → 15, 18 → 20."""
    return (count + 2) // 5 * 5


class Credit(msgspec.Struct, frozen=True):
    """The winner is credited the pips left in the other hands. Who goes out wins outright; a
    blocked round is won by the fewest pips."""

    blocked_tie: str = "nobody"
    """`nobody` is credited, or it is `shared`: the pips of those not tied are split."""
    own: str = "nothing"
    """The winner's own pips: `nothing`, `subtract`, or `add`."""
    rounding: str = "none"
    """To the nearest five: `none`, `each` opponent's pips, or their `total`."""

    def reckon(self, end: RoundEnded, teams: tuple[tuple[Seat, ...], ...]) -> Reckoned:
        winners = fewest(end.hands) if end.by is None else (end.by,)
        if len(winners) > 1 and self.blocked_tie == "nobody":
            return Reckoned(winners, ())
        worth = self.worth(end.hands, winners) // len(winners)
        why = "out" if end.by is not None else "fewest-pips"
        return Reckoned(winners, tuple(Scored(seat, worth, why) for seat in winners))

    def worth(self, hands: Hands, winners: tuple[Seat, ...]) -> int:
        """What there is to be credited, before it is shared."""
        others = [pips(hand) for seat, hand in enumerate(hands) if seat not in winners]
        if self.rounding == "each":
            others = [nearest_five(count) for count in others]
        total = nearest_five(sum(others)) if self.rounding == "total" else sum(others)
        own = pips(hands[winners[0]])
        if self.own == "subtract":
            return max(0, total - own)
        return total + own if self.own == "add" else total

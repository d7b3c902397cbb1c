"""Who opens a round, and with what."""

from __future__ import annotations

from itertools import chain
from typing import ClassVar, Literal, TypeAlias

import msgspec

from boneyard.core.actions import Seat
from boneyard.rules.moment import Hands, Moment
from boneyard.rules.part import InNumbers, RulePart
from boneyard.rules.seats import after
from boneyard.tiles import Tile, doubles, pips


class Opens(msgspec.Struct, frozen=True):
    """This seat opens; with this tile, or (None) with any of its own."""

    seat: Seat
    tile: Tile | None = None


class Opening(RulePart, frozen=True):
    """Who opens. What is said of hands holds for the hands as they were dealt."""

    looks_back: ClassVar[bool] = False
    """It asks who opened the last round: the end of a round then says so."""

    def by_lot(self, moment: Moment) -> bool:
        """Whether a lot has to be drawn before the coming round is dealt."""
        return False

    def opener(self, moment: Moment, hands: Hands) -> Opens | None:
        """Who opens with these hands; None: nobody can, and the tiles are dealt again, or one
        draws until somebody can."""
        raise NotImplementedError

    def prefers(self, moment: Moment, tile: Tile, to: Tile) -> bool:
        """Whether this tile, had anybody held it, would have opened the round rather than that one.
        It spares guessing what is impossible; where it cannot be said of one tile, guesses that do
        not fit are thrown away."""
        return False


class DealAgain(RulePart, frozen=True):
    """Which hands are so odd that the tiles are dealt again before anybody opens."""

    def wanted(self, moment: Moment, hands: Hands) -> bool:
        raise NotImplementedError


class ManyDoubles(DealAgain, frozen=True):
    """A hand with so many doubles."""

    least: int

    def wanted(self, moment: Moment, hands: Hands) -> bool:
        return any(sum(tile.is_double for tile in hand) >= self.least for hand in hands)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers({"least_doubles": self.least})


def rank(tile: Tile) -> tuple[int, bool, int]:
    """The order of tiles: most pips, then double before non-double, then the higher half."""
    high, low = tile
    return high + low, high == low, high


def _holder(hands: Hands, tile: Tile) -> Opens:
    holders = [seat for seat, hand in enumerate(hands) if tile in hand]
    return Opens(holders[0], tile)


class HighestDouble(Opening, frozen=True):
    """The highest double; if nobody has one, the highest tile (S, L), or nobody."""

    else_tile: bool = True

    def opener(self, moment: Moment, hands: Hands) -> Opens | None:
        held = [tile for hand in hands for tile in hand if tile.high == tile.low]
        if held:
            return _holder(hands, max(held))
        if not self.else_tile:
            return None
        return HighestTile().opener(moment, hands)

    def prefers(self, moment: Moment, tile: Tile, to: Tile) -> bool:
        if tile.is_double or to.is_double:
            return tile.is_double and (not to.is_double or tile > to)
        return rank(tile) > rank(to)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers({"opening": "highest-double", "else_tile": self.else_tile})


class HighestTile(Opening, frozen=True):
    """The highest-valued tile (K)."""

    def opener(self, moment: Moment, hands: Hands) -> Opens:
        return _holder(hands, max(chain.from_iterable(hands), key=rank))

    def prefers(self, moment: Moment, tile: Tile, to: Tile) -> bool:
        return rank(tile) > rank(to)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers({"opening": "highest-tile"})


class LowestDouble(Opening, frozen=True):
    """The lowest double; if nobody has one, the lowest tile: fewest pips, then lower high half."""

    def opener(self, moment: Moment, hands: Hands) -> Opens:
        held = [tile for hand in hands for tile in doubles(hand)]
        if held:
            return _holder(hands, min(held))
        rest = (tile for hand in hands for tile in hand)
        return _holder(hands, min(rest, key=lambda tile: (tile.pips, tile.high)))

    def prefers(self, moment: Moment, tile: Tile, to: Tile) -> bool:
        if tile.is_double or to.is_double:
            return tile.is_double and (not to.is_double or tile < to)
        return (tile.pips, tile.high) < (to.pips, to.high)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers({"opening": "lowest-double"})


class Holder(Opening, frozen=True):
    """Whoever holds this tile; nobody: dealt again."""

    tile: Tile

    def opener(self, moment: Moment, hands: Hands) -> Opens | None:
        return _holder(hands, self.tile) if any(self.tile in hand for hand in hands) else None

    def in_numbers(self) -> InNumbers | None:
        high, low = self.tile
        return InNumbers({"opening": "holder", "opening_tile": high * (high + 1) // 2 + low})


class SeatOpens(Opening, frozen=True):
    """The first seat, in later rounds the next, with any tile."""

    def opener(self, moment: Moment, hands: Hands) -> Opens:
        return Opens(moment.order[moment.round % len(moment.order)])

    def in_numbers(self) -> InNumbers | None:
        return InNumbers({"opening": "seat-opens"})


class ByLot(Opening, frozen=True):
    """A seat by lot, with any tile."""

    def by_lot(self, moment: Moment) -> bool:
        return True

    def opener(self, moment: Moment, hands: Hands) -> Opens:
        assert moment.lot is not None, "the lot is drawn before the tiles are dealt"
        return Opens(moment.lot)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers({"opening": "by-lot"})


Then: TypeAlias = Literal["rotates", "winner"]
AfterTie: TypeAlias = Literal["next", "same", "fresh", "if-tied"]


class Succession(Opening, frozen=True):
    """Round one, and a later one that begins afresh, is opened as `first` says; any other by a seat
    that follows from how the last one went, with any tile."""

    first: Opening = HighestDouble()
    then: Then = "rotates"
    """After a round that was won: it `rotates` to the seat after the last opener, or the `winner`
    opens."""
    after_tie: AfterTie = "next"
    """After a round nobody won: the `next` seat after the last opener, the `same` again, or
    `fresh`, as in round one; `if-tied`: the same if they are among those with the fewest pips, else
    afresh."""
    looks_back: ClassVar[bool] = True

    def by_lot(self, moment: Moment) -> bool:
        return self._heir(moment) is None and self.first.by_lot(moment)

    def opener(self, moment: Moment, hands: Hands) -> Opens | None:
        heir = self._heir(moment)
        return self.first.opener(moment, hands) if heir is None else Opens(heir)

    def prefers(self, moment: Moment, tile: Tile, to: Tile) -> bool:
        return self._heir(moment) is None and self.first.prefers(moment, tile, to)

    def in_numbers(self) -> InNumbers | None:
        # Compiled rounds that are dealt by themselves are first rounds.
        return InNumbers(parts=(self.first,))

    def _heir(self, moment: Moment) -> Seat | None:
        """Who opens because of the last round; None: the opening is fresh."""
        end = moment.last_end
        if end is None:
            return None
        if end.winners and self.then == "winner":
            return end.winners[0]
        if not end.winners and self.after_tie == "fresh":
            return None
        assert not isinstance(end.opener, msgspec.UnsetType)
        if not end.winners and self.after_tie == "if-tied":
            least = min(map(pips, end.hands))
            return end.opener if pips(end.hands[end.opener]) == least else None
        same = not end.winners and self.after_tie == "same"
        return end.opener if same else after(end.opener, moment.order)[0]

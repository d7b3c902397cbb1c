"""Which half of a tile may touch which number."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from boneyard.core.actions import Lay
from boneyard.rules.counts import RunningCount
from boneyard.rules.layout import End, Layout
from boneyard.rules.moment import Moment
from boneyard.rules.part import InNumbers, RulePart
from boneyard.tiles import Tile


class Matching(RulePart, frozen=True):
    """What fits. `touches` says it of one tile; the other two say the same of whole hands, and a
    matching may know shorter ways, because every move asks them."""

    @property
    def jokers(self) -> int | None:
        """The pips of tiles that fit anywhere, besides 0-0; None: there are no such tiles."""
        return None

    def now(self, moment: Moment) -> Matching:
        """What fits for the seat of this moment. Hardly any matching ever changes, and every move
        asks: only one that says otherwise here is shown the moment."""
        return self

    def touches(self, tile: Tile, number: int) -> tuple[int, ...]:
        """The halves of this tile that may touch that number."""
        raise NotImplementedError

    def counts(self, layout: Layout) -> tuple[RunningCount, ...]:
        """Which numbers are wanted, where the ends do not show them themselves."""
        return ()

    def lays(self, hand: Collection[Tile], ends: Iterable[End]) -> list[Lay]:
        """All ways to lay one of these tiles at one of these ends."""
        touches = self.touches
        return [
            Lay(tile, end.place, touch)
            for end in ends
            for tile in hand
            for touch in touches(tile, end.number)
        ]

    def fits_any(self, hand: Iterable[Tile], numbers: Collection[int]) -> bool:
        """Whether any of these tiles fits any of these numbers."""
        return any(self.touches(tile, number) for tile in hand for number in numbers)


class Equal(Matching, frozen=True):
    """Touching halves show the same number."""

    def touches(self, tile: Tile, number: int) -> tuple[int, ...]:
        return (number,) if number in tile else ()

    def lays(self, hand: Collection[Tile], ends: Iterable[End]) -> list[Lay]:
        return [
            Lay(tile, end.place, end.number) for end in ends for tile in hand if end.number in tile
        ]

    def fits_any(self, hand: Iterable[Tile], numbers: Collection[int]) -> bool:
        for high, low in hand:  # noqa: SIM110 - `any` takes several times as long
            if high in numbers or low in numbers:
                return True
        return False

    def in_numbers(self) -> InNumbers | None:
        return InNumbers({"matching": "equal"})


class AddUpTo(Matching, frozen=True):
    """Touching halves add up to a number. Jokers — 0-0, and every tile whose own halves add up to
    it — fit any end, either way round; at a blank end only they fit."""

    total: int

    @property
    def jokers(self) -> int:
        return self.total

    def counts(self, layout: Layout) -> tuple[RunningCount, ...]:
        wanted = tuple(
            self.total - end.number if end.number else "joker"
            for end in layout.ends
            for _ in range(end.room)
        )
        sum_to = RunningCount("adds-up", (self.total,))
        return (sum_to, RunningCount("wanted", wanted)) if wanted else (sum_to,)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers()

    def is_joker(self, tile: Tile) -> bool:
        return tile.high + tile.low in (0, self.total)

    def touches(self, tile: Tile, number: int) -> tuple[int, ...]:
        high, low = tile
        if high + low in (0, self.total):
            return (high,) if high == low else tile
        # A blank would want a half of `total` itself: with these sets there is none.
        wanted = self.total - number
        return (wanted,) if wanted in tile else ()

    def fits_any(self, hand: Iterable[Tile], numbers: Collection[int]) -> bool:
        if not numbers:
            return False
        jokers, wanted = (0, self.total), [self.total - number for number in numbers]
        for high, low in hand:  # noqa: SIM110 - as above
            if high in wanted or low in wanted or high + low in jokers:
                return True
        return False

"""What the last tile of a round can earn beside the count."""

from __future__ import annotations

from enum import StrEnum

from boneyard.core.events import RoundEnded
from boneyard.rules.layout import Layout
from boneyard.rules.moment import Moment
from boneyard.rules.part import InNumbers, RulePart
from boneyard.rules.scoring import Gain
from boneyard.rules.why import LineHow
from boneyard.tiles import Tile


class BonusWhy(StrEnum):
    """What the last tile can earn."""

    CAPICUA = "capicua"
    CHUCHAZO = "chuchazo"


class Bonus(RulePart, frozen=True):
    """Points for how a round was won."""

    points: int

    def gain(self, moment: Moment, end: RoundEnded) -> Gain | None:
        """What the winner earns; None: this was none. The moment is that of the round's end."""
        raise NotImplementedError


class Capicua(Bonus, frozen=True):
    """Going out with a tile that fits both ends: no double, and its halves are the ends before."""

    any_ends: bool = False
    """Also a tile that shows the number when both ends are that number."""
    blank: bool = True
    """Also with a tile that has a blank half."""

    def gain(self, moment: Moment, end: RoundEnded) -> Gain | None:
        tile = _went_out_with(moment, end)
        if tile is None or not (self.blank or tile.low):
            return None
        is_one = is_capicua(tile, ends_before(moment), any_ends=self.any_ends)
        return Gain(self.points, BonusWhy.CAPICUA) if is_one else None

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(
            {
                "capicua": self.points, "capicua_any": self.any_ends,
                "capicua_blank": self.blank,
            }
        )  # fmt: skip


class Chuchazo(Bonus, frozen=True):
    """Going out with the double blank, whatever the ends."""

    def gain(self, moment: Moment, end: RoundEnded) -> Gain | None:
        tile = _went_out_with(moment, end)
        return Gain(self.points, BonusWhy.CHUCHAZO) if tile == Tile.of(0, 0) else None

    def in_numbers(self) -> InNumbers | None:
        return InNumbers({"chuchazo": self.points})


def is_capicua(tile: Tile, ends: list[int], *, any_ends: bool) -> bool:
    """Whether this tile, laid last, fits both ends; with `any_ends` also if they are the same."""
    if tile.is_double or not ends:
        return False
    same = any_ends and len(set(ends)) == 1 and ends[0] in tile
    return same or sorted(ends) == sorted(tile)


def ends_before(moment: Moment) -> list[int]:
    """The number at each end that was open before the last tile; none: it was the first."""
    return [] if moment.before is None else _numbers(moment.before)


def _went_out_with(moment: Moment, end: RoundEnded) -> Tile | None:
    return moment.lay.tile if end.how == LineHow.OUT and moment.lay is not None else None


def _numbers(layout: Layout) -> list[int]:
    """The number at each open end."""
    return [end.number for end in layout.ends for _ in range(end.room)]

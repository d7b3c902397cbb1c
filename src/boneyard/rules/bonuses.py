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
        if tile is None or tile.is_double or moment.before is None:
            return None
        if not self.blank and not tile.low:
            return None
        ends = _numbers(moment.before)
        same = self.any_ends and len(set(ends)) == 1 and ends[0] in tile
        return Gain(self.points, BonusWhy.CAPICUA) if same or sorted(ends) == sorted(tile) else None

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


def _went_out_with(moment: Moment, end: RoundEnded) -> Tile | None:
    return moment.lay.tile if end.how == LineHow.OUT and moment.lay is not None else None


def _numbers(layout: Layout) -> list[int]:
    """The number at each open end."""
    return [end.number for end in layout.ends for _ in range(end.room)]

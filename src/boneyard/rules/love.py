"""Six-love: six rounds while somebody has none. Once everybody has won one, all begin again."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import ClassVar

from boneyard.core.actions import Seat, Side
from boneyard.core.events import RoundEnded, Scored
from boneyard.rules.bonuses import ends_before, is_capicua
from boneyard.rules.deciding import Decided, ForTheSide
from boneyard.rules.moment import Moment
from boneyard.rules.opening import Succession
from boneyard.rules.part import InNumbers
from boneyard.rules.why import LineHow
from boneyard.tiles import Tile


class LoveWhy(StrEnum):
    """What a round won brings, and what it takes from the others."""

    WON = "won"
    KEY = "key"
    PLAY_TWO = "play-two"
    BRUK = "bruk"


class Love(ForTheSide, frozen=True):
    """A round won is a point, or two if it is won by a key: by a tile that fits both ends, while no
    other with either number is left."""

    tiles: tuple[Tile, ...] = ()
    """All with which it is played."""
    key: int = 1
    six_love: bool = True
    one_all: bool = True
    """When everybody has won exactly one round, the next is played for two; else all begin again
    then, as when everybody has won one and somebody more."""
    counts_rounds: ClassVar[bool] = True

    def credited(self, moment: Moment, end: RoundEnded, won: Decided, side: Side) -> list[Scored]:
        is_key = self.key > 1 and _is_key(moment, end, self.tiles)
        worth, why = (self.key, LoveWhy.KEY) if is_key else (1, LoveWhy.WON)
        points = {one[0]: moment.scores[one[0]] for one in moment.sides}
        others = [points[one[0]] for one in moment.sides if one != side]
        if not self.six_love or not all(others):
            return [Scored(won.seat, worth, why)]
        before = moment.scores[won.seat]
        if before and set(others) == {before}:  # One-all: the winner has two, the others none.
            return [Scored(won.seat, 1, LoveWhy.PLAY_TWO), *_nothing_left(points, but=side)]
        # A key is worth no more than another round where everybody has won one with it.
        won_it = Scored(won.seat, 1, LoveWhy.WON)
        if self.one_all and before == 0 and set(others) == {1}:
            return [won_it]
        points[side[0]] = before + 1
        return [won_it, *_nothing_left(points)]

    def in_numbers(self) -> InNumbers | None:
        twins = {"reckons": "boneyard.kernel.love:love"}
        if self.key > 1:
            twins["bonus"] = "boneyard.kernel.love:key"
        return InNumbers(
            {"reckoning": "for-the-side", "all_known": self.key > 1},
            twins=twins,
            own=(self.key, self.six_love, self.one_all),
            parts=(self.deciding, *self.bonuses),
        )


class Pose(Succession, frozen=True):
    """The winner of a round opens the next; a round in which all begin again, or play for two, is
    opened as the first was."""

    six_love: bool = True

    def _heir(self, moment: Moment) -> Seat | None:
        # All have the same only where nobody has a point, and at one-all.
        if self.six_love and len(set(moment.scores)) == 1:
            return None
        return super()._heir(moment)

    def in_numbers(self) -> InNumbers | None:
        return super().in_numbers()


def _nothing_left(points: dict[Seat, int], but: Side = ()) -> list[Scored]:
    """All these go back to nothing, except this side."""
    return [
        Scored(seat, -had, LoveWhy.BRUK) for seat, had in points.items() if had and seat not in but
    ]


def _is_key(moment: Moment, end: RoundEnded, tiles: Sequence[Tile]) -> bool:
    if end.how != LineHow.OUT or moment.lay is None:
        return False
    last = moment.lay.tile
    if not is_capicua(last, ends_before(moment), any_ends=False):
        return False
    laid = {piece.tile for piece in moment.layout.pieces}
    return all(tile in laid for tile in tiles if {*tile} & {*last})

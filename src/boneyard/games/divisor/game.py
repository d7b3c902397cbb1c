"""Double-N for a divisor (W): every double branches in four directions, and whoever makes the open
ends divisible scores the quotient."""

from enum import StrEnum

from boneyard.core.actions import Side
from boneyard.core.events import RoundEnded, Scored
from boneyard.core.game import Shelf
from boneyard.core.options import RESERVE, SET, Chosen
from boneyard.core.terms import Term, TermKey
from boneyard.families.line import LineRules, Stuck, line_listing
from boneyard.families.line.listing import reserve_option
from boneyard.rules.counts import RunningCount, multiples_around
from boneyard.rules.layout import End, Layout, Shape, half, side, tip
from boneyard.rules.match import Match
from boneyard.rules.moment import Moment
from boneyard.rules.opening import HighestDouble
from boneyard.rules.part import InNumbers
from boneyard.rules.scoring import Gain, LayScoring, Reckoned, Reckoning
from boneyard.rules.why import LineWhy
from boneyard.tiles import Tile, TileSet, pips

DIVISORS = {6: 3, 9: 5, 12: 7, 15: 9, 18: 11}

HANDS = {
    6: (7, 5, 4, 4, 3, 3, 2),
    9: (13, 11, 9, 7, 6, 6, 5),
    12: (22, 18, 15, 13, 11, 10, 9),
    15: (34, 27, 22, 19, 17, 15, 13),
    18: (47, 38, 31, 27, 23, 21, 19),
}
"""By set; for 3 to 9 players."""


class DivisorWhy(StrEnum):
    """What else points are for."""

    LEFT = "left"


class Tree(Shape, frozen=True):
    """Every double lies crosswise and goes on at its two tips and two sides."""

    drawn: str = "tree"

    def opens(self, tile: Tile, touch: int | None, layout: Layout) -> tuple[End, ...]:
        if tile.high == tile.low:
            return side(tile, 2 if touch is None else 1), tip(tile, 2)
        return (half(tile, tile.low if touch == tile.high else tile.high),)

    def fillable(self, layout: Layout) -> tuple[End, ...]:
        if len(layout.pieces) == 1:  # The second tile is always laid at the double's side.
            return layout.ends[:1]
        return layout.ends

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"branches": f"{__package__}.kernel:tree"})


class Quotient(LayScoring, frozen=True):
    """The sum of the open ends, if the divisor divides it."""

    divisor: int

    def gains(self, moment: Moment) -> tuple[Gain, ...]:
        total = self.open_sum(moment.layout)
        quotient, rest = divmod(total, self.divisor)
        return () if rest or not total else (Gain(quotient, LineWhy.ENDS, total),)

    def open_sum(self, layout: Layout) -> int:
        """Each open end; a double's bare tips count one half each, its bare sides nothing."""
        return sum([end.number * end.room for end in layout.ends if end.place.socket != "side"])

    def counts(self, layout: Layout) -> tuple[RunningCount, ...]:
        divisor = RunningCount("divisor", (self.divisor,))
        if not layout:
            return (divisor,)
        total = self.open_sum(layout)
        return (
            RunningCount("ends", (total,)),
            divisor,
            RunningCount("scores-at", multiples_around(total, self.divisor, self.divisor)),
        )

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"earns": f"{__package__}.kernel:quotient"}, own=(self.divisor,))


class Subtract(Reckoning, frozen=True):
    """Everybody subtracts the pips in their hand."""

    def reckon(self, moment: Moment, end: RoundEnded) -> Reckoned:
        left = [(seat, pips(hand)) for seat, hand in enumerate(end.hands)]
        # Who went out has not won by it: the most points win.
        return Reckoned(
            (), tuple(Scored(seat, -count, DivisorWhy.LEFT) for seat, count in left if count)
        )

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"reckons": f"{__package__}.kernel:subtract"})

    def terms(self, end: RoundEnded, scored: Scored, sides: tuple[Side, ...]) -> tuple[Term, ...]:
        return (Term(scored.points, TermKey.LEFT, (-scored.points,)),)


def rules(options: Chosen, hand: int) -> LineRules:
    set_ = options[SET]
    return LineRules(
        tiles=TileSet.double(set_),
        hand=hand,
        reserve=options[RESERVE],
        opening=HighestDouble(else_tile=False),
        shape=Tree(),
        stuck=Stuck.DRAW_ONE,
        lay_scoring=Quotient(DIVISORS[set_]),
        reckoning=Subtract(),
        match=Match.of(options),
    )


LISTING = line_listing(
    "divisor",
    section="1.15",
    booklets="W",
    shelf=Shelf.LARGE,
    sign="÷",
    sets=tuple(DIVISORS),
    hands=lambda set_: dict(zip(range(3, 10), HANDS[set_], strict=True)),
    options=(reserve_option(0),),
    match="rounds:1",
    rules=rules,
    facts=lambda chosen: {"divisor": DIVISORS[chosen[SET]]},
)

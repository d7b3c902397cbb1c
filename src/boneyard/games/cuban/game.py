"""Cuban: pairs with double-nine, much of it asleep; in the east with double-six and a scale."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar, Literal, Self

from msgspec.structs import replace

from boneyard.core.actions import Seat, Side
from boneyard.core.events import Event, Passed, RoundEnded, Scored
from boneyard.core.game import Listing
from boneyard.core.options import AnyOption, Chosen, Option, Value, choice
from boneyard.core.terms import Term
from boneyard.families.line import LineGame, LineObservation, LineRules, LineState
from boneyard.families.line.listing import PARTNERS
from boneyard.families.line.pairs import (
    BLOCKED,
    COUNTS,
    MISDEAL,
    SALIDA,
    pairs_listing,
    pairs_rules,
)
from boneyard.families.rounds import PLAY
from boneyard.rules.bonuses import BonusWhy, ends_before, is_capicua
from boneyard.rules.deciding import Blocked, Counts, Decided, Deciding, ForTheSide
from boneyard.rules.layout import Layout
from boneyard.rules.moment import Moment, OwnState
from boneyard.rules.part import InNumbers
from boneyard.rules.passes import PassWhy
from boneyard.rules.scoring import Gain, PassScoring
from boneyard.rules.why import LineHow

LIKE = ("pairs",)
PLAYED_IN = ("CU",)
SOURCES = (
    "pagat.com/domino/line/cuban.html",
    "onlinedominogames.com/cuban-dominoes",
    "dominorules.com/cuban-dominoes",
    "teamocuba.com",
    "libreonline.com",
)

SCALE: Option[Literal["pips", "eastern"]] = choice("scale", "pips", "eastern")
SETS: Mapping[Value, int] = {"pips": 9, "eastern": 6}
HANDS: Mapping[int, Mapping[int, int]] = {9: {4: 10}, 6: {4: 7}}
PLAYER_OR_PAIR: Option[Blocked] = choice(BLOCKED, "player", "pair")
LOSERS_OR_ALL: Option[Counts] = choice(COUNTS, "losers", "all")
MANY_DOUBLES = choice(MISDEAL, 5, 0)
SALIDA_20 = choice(SALIDA, 0, 20)
CAPICUA: Option[Literal["none", "double"]] = choice("capicua", "none", "double")
FIRST_PASS = 2
"""For the first pass of a match, in the east."""
ENOUGH = 3
"""So much has to be earned by a round to get what lies below."""


class CubanWhy(StrEnum):
    """What is counted in Cuba only."""

    FIRST_PASS = "first-pass"


class FirstPass(OwnState, frozen=True):
    """Whether somebody has passed in this match, and whether the points for that lie below."""

    passes: int = 0
    below: bool = False
    before: tuple[int, bool] = (0, False)
    """The same when the round began."""

    def after(self, event: Event, layout: Layout) -> Self:
        if isinstance(event, Passed):
            return replace(self, passes=self.passes + 1, below=self.below or not self.passes)
        if isinstance(event, Scored) and event.why == CubanWhy.FIRST_PASS:
            return replace(self, below=False)
        return self


class Eastern(LineGame):
    """It remembers the first pass."""

    own_state: ClassVar[type[OwnState] | None] = FirstPass
    in_numbers: ClassVar[InNumbers | None] = InNumbers(
        {"family": "line"}, notes=f"{__package__}.kernel:notes"
    )

    def own_before(self, position: LineState | LineObservation) -> FirstPass:
        own = FirstPass.of(position)
        passes, below = own.before if position.phase == PLAY else (own.passes, own.below)
        return FirstPass(passes, below, (passes, below))


class DoubleOpened(PassScoring, frozen=True):
    """Points for opening with a double on which the second player passes."""

    points: int

    def gains(self, moment: Moment) -> tuple[tuple[Seat, Gain], ...]:
        pieces, opener = moment.layout.pieces, moment.opened
        if len(pieces) != 1 or not pieces[0].tile.is_double or len(moment.passed) != 1:
            return ()
        assert opener is not None, "somebody has laid that double"
        return ((opener, Gain(self.points, PassWhy.SALIDA)),)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"tolls": f"{__package__}.kernel:double_opened"}, own=(self.points,))


class ForTheFirstPass(PassScoring, frozen=True):
    """The first pass of a match pays the pair that laid before it, if it has points already."""

    def gains(self, moment: Moment) -> tuple[tuple[Seat, Gain], ...]:
        earner = moment.laid_last
        assert earner is not None, "nobody passes before a tile lies on the table"
        if FirstPass.of(moment).passes != 1 or not moment.scores[earner]:
            return ()
        return ((earner, Gain(FIRST_PASS, CubanWhy.FIRST_PASS)),)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"tolls": f"{__package__}.kernel:first_pass"})


class Doubling(ForTheSide, frozen=True):
    """A round won by a capicúa counts twice."""

    def credited(self, moment: Moment, end: RoundEnded, won: Decided, side: Side) -> list[Scored]:
        scored = super().credited(moment, end, won, side)
        return [*scored, *doubled(moment, end, scored[0])]

    def in_numbers(self) -> InNumbers | None:
        if self.bonuses:
            return None  # It is the count alone that is doubled.
        return InNumbers(
            {"reckoning": "for-the-side", "counts": self.counts},
            twins={
                "bonus": f"{__package__}.kernel:is_capicua",
                "reckons": f"{__package__}.kernel:doubling",
            },
            parts=(self.deciding,),
        )


class EasternScale(ForTheSide, frozen=True):
    """The pips of all hands make points, and who earns enough of them gets what lies below."""

    doubles: bool = False

    def credited(self, moment: Moment, end: RoundEnded, won: Decided, side: Side) -> list[Scored]:
        (pips,) = super().credited(moment, end, won, side)
        scored = [replace(pips, points=on_the_scale(pips.points))]
        if self.doubles:
            scored += doubled(moment, end, scored[0])
        if FirstPass.of(moment).below and sum(one.points for one in scored) >= ENOUGH:
            scored.append(Scored(won.seat, FIRST_PASS, CubanWhy.FIRST_PASS))
        return scored

    def in_numbers(self) -> InNumbers | None:
        if self.bonuses or self.counts != "all":
            return None
        return InNumbers(
            {"reckoning": "for-the-side", "counts": self.counts},
            twins={
                "bonus": f"{__package__}.kernel:is_capicua",
                "reckons": f"{__package__}.kernel:eastern_scale",
            },
            own=(self.doubles,),
            parts=(self.deciding,),
        )

    def terms(self, end: RoundEnded, scored: Scored, sides: tuple[Side, ...]) -> tuple[Term, ...]:
        pips = super().terms(end, scored, sides)
        return tuple(Term(scored.points, "scale", (term.number,)) for term in pips)


def on_the_scale(pips: int) -> int:
    """Two points for up to 20 pips, and one more for each ten begun."""
    return 2 + max(0, -(-(pips - 20) // 10))


def doubled(moment: Moment, end: RoundEnded, scored: Scored) -> list[Scored]:
    """The same once more, if the round was won by a capicúa."""
    if end.how != LineHow.OUT or moment.lay is None:
        return []
    if not is_capicua(moment.lay.tile, ends_before(moment), any_ends=False):
        return []
    return [replace(scored, why=BonusWhy.CAPICUA)]


def usual(chosen: Chosen) -> Mapping[str, Value]:
    """What differs from international play."""
    common: dict[str, Value] = {
        "opens_first": "lot",
        "opens_next": "winner",
        "cede": True,
        "blocked": "player",
        "pass_win": True,
    }
    if chosen.get(SCALE) == "eastern":
        return {**common, "tie": "opener", "counts": "all"}
    return {**common, "misdeal": 5}


def _by_scale(chosen: Chosen) -> tuple[AnyOption, ...]:
    if chosen.get(SCALE) == "eastern":
        return ()
    return PLAYER_OR_PAIR, LOSERS_OR_ALL, MANY_DOUBLES, SALIDA_20


def rules(chosen: Chosen, hand: int) -> LineRules:
    doubles = chosen[CAPICUA] == "double"
    if chosen[SCALE] == "eastern":
        reckoning: ForTheSide = EasternScale(Deciding("player", "opener"), "all", doubles=doubles)
        return pairs_rules(chosen, hand, reckoning=reckoning, pass_scoring=ForTheFirstPass())
    kind = Doubling if doubles else ForTheSide
    reckoning = kind(Deciding(chosen[PLAYER_OR_PAIR]), chosen[LOSERS_OR_ALL])
    points = chosen[SALIDA_20]
    return pairs_rules(
        chosen,
        hand,
        reckoning=reckoning,
        lay_scoring=None,
        pass_scoring=DoubleOpened(points) if points else None,
    )


def build(listing: Listing, chosen: Chosen, rules: LineRules) -> LineGame:
    return (Eastern if chosen[SCALE] == "eastern" else LineGame)(listing, chosen, rules)


LISTING = pairs_listing(
    "cuban",
    section="w1.4",
    usual=usual,
    before=(SCALE,),
    sets=lambda chosen: (SETS[chosen.get(SCALE, SCALE.default)],),
    hands=lambda set_: HANDS[set_],
    offers=(_by_scale, CAPICUA, PARTNERS),
    build=build,
    rules=rules,
    match=lambda chosen: "points:20" if chosen.get(SCALE) == "eastern" else "points:150",
)

"""Fives and Threes: ends that five or three divide score, and exactly 61 points win."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec.structs import replace

from boneyard.core.events import RoundEnded
from boneyard.core.game import Shelf
from boneyard.core.options import PLAYERS, Chosen, choice, flag
from boneyard.families.line import LineRules, Out, Stuck, line_listing
from boneyard.families.line.listing import PARTNERS, SIDES, sides_of_four
from boneyard.families.listing import HandSizes
from boneyard.rules.counts import RunningCount
from boneyard.rules.layout import Layout
from boneyard.rules.match import Match
from boneyard.rules.moment import Moment
from boneyard.rules.opening import ByLot, Succession
from boneyard.rules.part import InNumbers
from boneyard.rules.partners import Across
from boneyard.rules.scoring import Gain, LayScoring, Reckoned, Reckoning
from boneyard.rules.why import LineHow, LineWhy
from boneyard.tiles import TileSet

LIKE = ("pairs",)
PLAYED_IN = ("GB",)
SOURCES = (
    "gambiter.com/domino/western/fives_and_threes",
    "Teesdale League (bcad5sand3s.co.uk)",
)

SET_OF_SIX = TileSet.double(6)
MOST = 20
"""The highest sum of two ends that scores."""

DEALS: Mapping[str, HandSizes] = {
    "pub": {2: 7, 3: 5, 4: 5},
    "league": {2: 9, 3: 7, 4: 6},
}
"""How many tiles each player takes, for two, three and four."""
HANDS = choice("hands", *DEALS)
EXACT = flag("exact", True)
DOWN_WINS = flag("down_wins", True)


class ChipWhy(StrEnum):
    """What else points are for."""

    CHIPPED_OUT = "chipped-out"


class FivesAndThrees(LayScoring, frozen=True):
    """A third of what the ends make, or a fifth, or both; and 1 for the side that is out with it,
    which is part of the same score."""

    target: int = 0
    """The points the match is played to; 0: there is no such number."""
    exact: bool = True
    """A score that would go beyond is disregarded."""
    down_wins: bool = True
    """The score of an opening tile may be the winning one; else it is disregarded."""

    def gains(self, moment: Moment) -> tuple[Gain, ...]:
        total = self.open_sum(moment.layout)
        gains = [Gain(points, LineWhy.ENDS, total)] if (points := worth(total)) else []
        if _is_out(moment):
            gains.append(Gain(1, ChipWhy.CHIPPED_OUT))
        then = moment.scores[moment.seat] + sum(gain.points for gain in gains)
        opens = len(moment.layout.pieces) == 1
        return tuple(gains) if self._counts(then, opens=opens) else ()

    def _counts(self, then: int, *, opens: bool) -> bool:
        """Whether a score that makes a total of so many points is credited."""
        if not self.target or then < self.target:
            return True
        if self.exact and then > self.target:
            return False
        return self.down_wins or not opens

    def open_sum(self, layout: Layout) -> int:
        """A double at an end counts both halves, and alone on the table it counts them once."""
        return sum(
            2 * end.number if end.place.tile.is_double else end.number for end in layout.ends
        )

    def counts(self, layout: Layout) -> tuple[RunningCount, ...]:
        if not layout:
            return ()
        total = self.open_sum(layout)
        below = next((number for number in range(total, 0, -1) if worth(number)), None)
        above = next((number for number in range(total + 1, MOST + 1) if worth(number)), None)
        around = tuple(number for number in (below, above) if number is not None)
        return (RunningCount("ends", (total,)), RunningCount("scores-at", around))

    def in_numbers(self) -> InNumbers | None:
        twin = f"{__package__}.kernel:fives_and_threes"
        return InNumbers(twins={"earns": twin}, own=(self.target, self.exact, self.down_wins))


def worth(total: int) -> int:
    """What ends that add up to this score.

    >>> {total: worth(total) for total in range(21) if worth(total)}
    {3: 1, 5: 1, 6: 2, 9: 3, 10: 2, 12: 4, 15: 8, 18: 6, 20: 4}
    """
    thirds = 0 if total % 3 else total // 3
    fifths = 0 if total % 5 else total // 5
    return thirds + fifths


def _is_out(moment: Moment) -> bool:
    """Whether the whole side of the seat that has just laid is out."""
    side = next(side for side in moment.sides if moment.seat in side)
    return not any(moment.left[seat] for seat in side)


class ByChippingOut(Reckoning, frozen=True):
    """Whoever is out has won the round, and has been credited for it; a blocked one nobody wins."""

    def reckon(self, moment: Moment, end: RoundEnded) -> Reckoned:
        if end.how != LineHow.OUT:
            return Reckoned((), ())
        side = next(side for side in moment.sides if end.by in side)
        return Reckoned(side, ())

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(
            {"reckoning": "for-the-side"}, twins={"reckons": f"{__package__}.kernel:chipping_out"}
        )


def rules(options: Chosen, hand: int) -> LineRules:
    in_pairs = options.get(SIDES) == "pairs"
    match = replace(Match.of(options), at_once=True)
    return LineRules(
        tiles=SET_OF_SIX,
        hand=_hand(options),
        reserve=0,
        keeps_rest=False,
        opening=Succession(ByLot(), "rotates", "next"),
        stuck=Stuck.PASS,
        out=Out.WITH_PARTNER if in_pairs else Out.ENDS,
        lay_scoring=FivesAndThrees(
            match.points or 0, exact=options[EXACT], down_wins=options[DOWN_WINS]
        ),
        reckoning=ByChippingOut(),
        match=match,
        partners=Across() if in_pairs else None,
        one_score=in_pairs,
        shutouts=True,
        talk_aloud=options.get(PARTNERS) == "aloud",
        open_partners=options.get(PARTNERS) == "open",
    )


def _hand(options: Chosen) -> int:
    return DEALS[options[HANDS]][options[PLAYERS]]


def _facts(options: Chosen) -> dict[str, int]:
    hand = _hand(options)
    return {"hand": hand, "left": len(SET_OF_SIX) - options[PLAYERS] * hand}


LISTING = line_listing(
    "fives-and-threes",
    section="w2.4",
    booklets="",
    shelf=Shelf.SCORE,
    sign="3·5",
    sets=(6,),
    hands=DEALS[HANDS.default],
    options=(sides_of_four, HANDS, EXACT, DOWN_WINS),
    match="points:61",
    rules=rules,
    facts=_facts,
)

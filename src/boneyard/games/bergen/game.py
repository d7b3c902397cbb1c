"""Bergen (S, L): two points here, three there, for equal ends and ever higher doubles."""

from enum import StrEnum
from typing import Literal

from boneyard.core.actions import Side
from boneyard.core.events import Names, RoundEnded, Scored, Telling, telling
from boneyard.core.game import Shelf
from boneyard.core.options import PLAYERS, RESERVE, SET, Chosen, Option, choice
from boneyard.families.line import LineRules, MayDecline, Stuck, line_listing
from boneyard.families.line.listing import TARGET, reserve_option
from boneyard.rules.counts import RunningCount
from boneyard.rules.layout import Layout
from boneyard.rules.match import Match
from boneyard.rules.moment import Moment
from boneyard.rules.opening import LowestDouble
from boneyard.rules.part import InNumbers
from boneyard.rules.scoring import Gain, LayScoring, Reckoned, Reckoning, told_by_pips
from boneyard.rules.why import LineHow, LineWhy
from boneyard.tiles import TileSet, doubles, pips

# S, L: "ggf. spielen darf".
DRAWN: Option[Literal["must", "may"]] = choice("drawn", "must", "may")


class BergenWhy(StrEnum):
    """What points are for here alone."""

    OPENING = "opening"
    HIGHEST_DOUBLE = "highest-double"
    TRIPLE = "triple"
    EQUAL_ENDS = "equal-ends"
    NO_DOUBLE = "no-double"


class Bonuses(LayScoring, frozen=True):
    """What a lay earns; the bonuses of one lay add up."""

    def gains(self, moment: Moment) -> tuple[Gain, ...]:
        lay, before, after = moment.lay, moment.before, moment.layout
        assert lay is not None
        if not before:
            return (Gain(2, BergenWhy.OPENING),)
        gains: tuple[Gain, ...] = ()
        if lay.tile.is_double and all(double < lay.tile for double in before.doubles()):
            gains = (Gain(2, BergenWhy.HIGHEST_DOUBLE),)
        if len({end.number for end in after.ends}) > 1:
            return gains
        triple = any(end.place.tile.is_double for end in after.ends)
        return (*gains, Gain(3, BergenWhy.TRIPLE) if triple else Gain(2, BergenWhy.EQUAL_ENDS))

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"earns": f"{__package__}.kernel:bonuses"})

    def counts(self, layout: Layout) -> tuple[RunningCount, ...]:
        if not layout:
            return ()
        ends = [end.number for end in layout.ends for _ in range(end.room)]
        doubles_laid = layout.doubles()
        highest = (RunningCount("highest-double", (max(doubles_laid),)),) if doubles_laid else ()
        return (RunningCount("ends", tuple(ends)), *highest)


class TwoForTheRound(Reckoning, frozen=True):
    """Who goes out earns 2; in a block who holds no double, then the fewest pips, each if tied."""

    def reckon(self, moment: Moment, end: RoundEnded) -> Reckoned:
        if end.by is not None:
            return _two((end.by,), LineWhy.OUT)
        everybody = range(len(end.hands))
        without = [seat for seat in everybody if not any(doubles(end.hands[seat]))]
        if len(without) == 1:
            return _two((without[0],), BergenWhy.NO_DOUBLE)
        among = without or everybody
        least = min(pips(end.hands[seat]) for seat in among)
        lowest = tuple(seat for seat in among if pips(end.hands[seat]) == least)
        return _two(lowest, LineWhy.FEWEST_PIPS)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"reckons": f"{__package__}.kernel:two_for_the_round"})

    def decided(self, end: RoundEnded, sides: tuple[Side, ...]) -> Telling | None:
        if end.how != LineHow.BLOCKED:
            return None
        without = [seat for seat, hand in enumerate(end.hands) if not any(doubles(hand))]
        if len(without) == 1:
            return telling("decided-no-double", name=Names(end.winners))
        key = "decided-fewest-without" if without else "decided-fewest-pips"
        return told_by_pips(key, end.winners, pips(end.hands[end.winners[0]]))


def _two(winners: tuple[int, ...], why: BergenWhy | LineWhy) -> Reckoned:
    return Reckoned(winners, tuple(Scored(seat, 2, why) for seat in winners))


def rules(options: Chosen, hand: int) -> LineRules:
    return LineRules(
        tiles=TileSet.double(options[SET]),
        hand=hand,
        reserve=options[RESERVE],
        opening=LowestDouble(),
        may_decline=MayDecline.DRAWN if options[DRAWN] == "may" else MayDecline.NEVER,
        stuck=Stuck.DRAW_AND_LAY,
        lay_scoring=Bonuses(),
        reckoning=TwoForTheRound(),
        match=Match.of(options),
    )


LISTING = line_listing(
    "bergen",
    section="1.12",
    booklets="SL",
    sign="2·3",
    shelf=Shelf.SCORE,
    sets=(6, 9),
    hands={2: 6, 3: 6, 4: 5},
    options=(DRAWN, reserve_option(2), TARGET),
    match=lambda chosen: "points:15" if chosen[PLAYERS] == 2 else "points:10",
    rules=rules,
)

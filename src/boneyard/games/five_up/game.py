"""Five-Up: ends that add up to a multiple of five score; the first double opens two more arms."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar, Literal

from boneyard.core.actions import Place, Seat, Side
from boneyard.core.events import RoundEnded, Scored
from boneyard.core.game import Reason, Shelf
from boneyard.core.options import PLAYERS, Chosen, Option, choice
from boneyard.core.terms import Term, TermKey, plain
from boneyard.families.line import LineGame, LineRules, Stuck, line_listing
from boneyard.families.line.listing import PARTNERS, SIDES, TARGET, sides_of_four
from boneyard.families.line.pairs import OPENS_FIRST
from boneyard.families.line.state import LineObservation, LineState
from boneyard.families.listing import HandSizes
from boneyard.rules.counts import RunningCount, multiples_around
from boneyard.rules.deciding import Decided, ForTheSide
from boneyard.rules.layout import End, Layout, Line, Shape, tip
from boneyard.rules.match import Match
from boneyard.rules.moment import Moment
from boneyard.rules.opening import ByLot, HighestDouble, Succession
from boneyard.rules.part import InNumbers
from boneyard.rules.partners import Across
from boneyard.rules.scoring import Gain, LayScoring, joint, nearest_five
from boneyard.rules.why import LineHow, LineWhy
from boneyard.tiles import Tile, TileSet, pips

LIKE = ("pairs",)
PLAYED_IN = ("US",)
SOURCES = (
    "pagat.com/tile/wdom/all_fives.html",
    "onlinedominogames.com/fiveup-dominoes",
    "big6bones.com",
    "gambit.com/rules/dominoes",
    "dominoed.tripod.com",
    "bestofthesoonerstate.com",
)

FIVE = 5
SET_OF_SIX = TileSet.double(6)

DEALS: Mapping[str, HandSizes] = {
    "7-5-5": {2: 7, 3: 5, 4: 5},
    "9-7-5": {2: 9, 3: 7, 4: 5},
    "5-5-5": {2: 5, 3: 5, 4: 5},
}
"""How many tiles each player takes, for two, three and four."""
HANDS = choice("hands", *DEALS)
SPINNERS: Option[Literal["first", "all", "none"]] = choice("spinners", "first", "all", "none")
UNIT: Option[Literal[5, 1]] = choice("unit", 5, 1)
LEAST_OPEN = choice("least_open", 5, 10)
BLOCKED_SCORE: Option[Literal["difference", "total"]] = choice(
    "blocked_score", "difference", "total"
)


class FifthKey(StrEnum):
    """What else a number in a sum is."""

    LESS_OWN = "less-own"
    FIFTH = "fifth"
    FIFTH_LESS_OWN = "fifth-less-own"


class Spinner(Line, frozen=True):
    """The first double of the round goes on at its two tips, too, once both its sides are covered:
    the tile it was laid against covers one of them."""

    drawn: str = "tree"
    every: bool = False
    """So does every other double."""

    def opens(self, tile: Tile, touch: int | None, layout: Layout) -> tuple[End, ...]:
        ends = super().opens(tile, touch, layout)
        spins = tile.is_double and (self.every or not layout.doubles())
        return (*ends, tip(tile, 2)) if spins else ends

    def fillable(self, layout: Layout) -> tuple[End, ...]:
        bare = [end.place.tile for end in layout.ends if end.place.socket == "side"]
        return tuple(
            end for end in layout.ends if end.place.socket != "tip" or end.place.tile not in bare
        )

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"branches": f"{__package__}.kernel:spinner"}, own=(self.every,))


class UpFives(LayScoring, frozen=True):
    """The sum of the ends, if it is a multiple of five; 0 scores nothing."""

    unit: int = FIVE
    """What five points are written as."""
    least_open: int = FIVE
    """The least a side can begin with."""

    def gains(self, moment: Moment) -> tuple[Gain, ...]:
        total = self.open_sum(moment.layout)
        first = not moment.scores[moment.seat]
        if not total or total % FIVE or (first and total < self.least_open):
            return ()
        return (Gain(total // FIVE * self.unit, LineWhy.ENDS, total),)

    def open_sum(self, layout: Layout) -> int:
        """A double at an end counts both halves, alone on the table once; bare tips count nothing,
        nor does a double of which both sides are covered."""
        return sum(
            [
                end.place.tile.pips if end.place.tile.is_double else end.number
                for end in layout.ends
                if end.place.socket != "tip"
            ]
        )

    def counts(self, layout: Layout) -> tuple[RunningCount, ...]:
        if not layout:
            return ()
        total = self.open_sum(layout)
        return (
            RunningCount("ends", (total,)),
            RunningCount("scores-at", multiples_around(total, FIVE, FIVE)),
        )

    def in_numbers(self) -> InNumbers | None:
        twin = f"{__package__}.kernel:up_fives"
        return InNumbers(twins={"earns": twin}, own=(self.unit, self.least_open))


class Fifths(ForTheSide, frozen=True):
    """The winning side is credited the pips of its opponents, rounded to the nearest five; after a
    block its own are subtracted first."""

    unit: int = FIVE
    difference: bool = True

    def credited(self, moment: Moment, end: RoundEnded, won: Decided, side: Side) -> list[Scored]:
        count = sum(joint(other, end.hands) for other in moment.sides if other != side)
        rounded = nearest_five(count - self._own(end, side))
        return [Scored(won.seat, rounded // FIVE * self.unit, won.why)]

    def terms(self, end: RoundEnded, scored: Scored, sides: tuple[Side, ...]) -> tuple[Term, ...]:
        own = self._own(end, end.winners)
        left = (pips(hand) for seat, hand in enumerate(end.hands) if seat not in end.winners)
        counts = tuple(filter(None, left))
        count = sum(counts) - own
        if not scored.points:
            return ()
        if self.unit != FIVE:
            fifth = FifthKey.FIFTH_LESS_OWN if own else FifthKey.FIFTH
            return (Term(scored.points, fifth, counts, own),)
        if scored.points != count:
            rounded = FifthKey.LESS_OWN if own else TermKey.ROUNDED
            return (Term(scored.points, rounded, counts, own),)
        whole = plain(TermKey.PIPS, *counts)
        return (whole, Term(-own, TermKey.OWN)) if own else (whole,)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(
            {"reckoning": "for-the-side"},
            twins={"reckons": f"{__package__}.kernel:fifths"},
            own=(self.unit, self.difference),
            parts=(self.deciding,),
        )

    def _own(self, end: RoundEnded, side: Side) -> int:
        """The pips of its own that a side has to subtract."""
        subtracts = self.difference and end.how == LineHow.BLOCKED
        return joint(side, end.hands) if subtracts else 0


class FiveUpGame(LineGame):
    """A line game in which the tips of a double wait for its sides."""

    in_numbers: ClassVar[InNumbers | None] = InNumbers({"family": "line"})

    def must_serve(self, position: LineState | LineObservation, seat: Seat) -> Place | None:
        return None  # A tip that is not open yet is no reason to lay anywhere else.

    def out_of_reach(self, position: LineState, seat: Seat, place: Place) -> Reason:
        return Reason.of("sides-first", tile=str(place.tile))


def rules(options: Chosen, hand: int) -> LineRules:
    kind = options[SPINNERS]
    shape: Shape = Line() if kind == "none" else Spinner(every=kind == "all")
    unit = options[UNIT]
    in_pairs = options.get(SIDES) == "pairs"
    return LineRules(
        tiles=SET_OF_SIX,
        hand=_hand(options),
        reserve=0,
        opening=Succession(
            ByLot() if options[OPENS_FIRST] == "lot" else HighestDouble(), "winner", "fresh"
        ),
        shape=shape,
        stuck=Stuck.DRAW_TILL_FITS,
        lay_scoring=UpFives(unit, options[LEAST_OPEN]),
        reckoning=Fifths(unit=unit, difference=options[BLOCKED_SCORE] == "difference"),
        match=Match.of(options),
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
    "five-up",
    section="w2.3",
    booklets="",
    shelf=Shelf.SCORE,
    sign="✚5",
    sets=(6,),
    hands=DEALS[HANDS.default],
    options=(
        sides_of_four, HANDS, OPENS_FIRST, SPINNERS, UNIT, LEAST_OPEN, BLOCKED_SCORE, TARGET,
    ),
    match=lambda chosen: "points:61" if chosen.get(UNIT) == 1 else "points:150",
    rules=rules,
    build=FiveUpGame,
    facts=_facts,
)  # fmt: skip

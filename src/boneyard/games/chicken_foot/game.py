"""Chicken foot (L, O): three toes on every double before anything else."""

from typing import ClassVar

from boneyard.core.actions import Place, Side
from boneyard.core.events import Names, RoundEnded, Scored, Telling, telling
from boneyard.core.game import Shelf
from boneyard.core.options import RESERVE, Chosen
from boneyard.core.terms import Term, TermKey, plain
from boneyard.families.line import LineRules, Stuck, line_listing
from boneyard.families.line.listing import DRAW_AFTER, reserve_option
from boneyard.rules.layout import End, Layout, Line
from boneyard.rules.match import Match
from boneyard.rules.moment import Moment
from boneyard.rules.part import InNumbers
from boneyard.rules.scoring import Reckoned, Reckoning
from boneyard.rules.why import LineWhy
from boneyard.tiles import Tile, TileSet, pips

BLANK = Tile.of(0, 0)
BLANK_COUNTS = 25
HANDS = {2: 24, 3: 16, 4: 12, 5: 10, 6: 8, 7: 7}


class Feet(Line, frozen=True):
    """A line of two ends, until a double is laid on it: that is a foot (L: "Hühnerkralle")."""

    serves_doubles: ClassVar[bool] = True
    drawn: str = "tree"

    def opens(self, tile: Tile, touch: int | None, layout: Layout) -> tuple[End, ...]:
        if touch is not None and tile.high == tile.low:
            return (End(Place(tile, "toe"), tile.high, 3),)
        return super().opens(tile, touch, layout)

    def fillable(self, layout: Layout) -> tuple[End, ...]:
        # Only one foot is ever incomplete: a toe on n-n cannot be a double.
        toes = tuple(end for end in layout.ends if end.place.socket == "toe")
        return toes or layout.ends

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"branches": f"{__package__}.kernel:feet"}, sockets=("toe",))


class Penalties(Reckoning, frozen=True):
    """Who ended the round notes nothing, everybody else their pips, the blank double as 25."""

    def reckon(self, moment: Moment, end: RoundEnded) -> Reckoned:
        ender = end.last if end.by is None else end.by
        noted = tuple(
            Scored(seat, pips(hand) + BLANK_COUNTS * (BLANK in hand), LineWhy.NOTED)
            for seat, hand in enumerate(end.hands)
            if seat != ender
        )
        return Reckoned(() if ender is None else (ender,), noted)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"reckons": f"{__package__}.kernel:penalties"})

    def terms(self, end: RoundEnded, scored: Scored, sides: tuple[Side, ...]) -> tuple[Term, ...]:
        hand = end.hands[scored.seat]
        blank = (Term(BLANK_COUNTS, TermKey.TILE, tile=BLANK),) if BLANK in hand else ()
        count = pips(hand)
        return (plain(TermKey.PIPS, count), *blank) if count else blank

    def decided(self, end: RoundEnded, sides: tuple[Side, ...]) -> Telling | None:
        return telling("decided-ender", name=Names(end.winners)) if end.winners else None


def rules(options: Chosen, hand: int) -> LineRules:
    return LineRules(
        tiles=TileSet.double(9),
        hand=hand,
        reserve=options[RESERVE],
        shape=Feet(),
        # L, O: "as in the block game": what is drawn waits for the next turn.
        stuck=Stuck.DRAW_ONE if options[DRAW_AFTER] else Stuck.DRAW_AND_LAY,
        draw_after=options[DRAW_AFTER],
        reckoning=Penalties(),
        match=Match.of(options, lowest_wins=True),
    )


LISTING = line_listing(
    "chicken-foot",
    section="1.14",
    booklets="LO",
    shelf=Shelf.BEGIN,
    sets=(9,),
    hands=HANDS,
    options=(DRAW_AFTER, reserve_option(2)),
    match="points:121",
    rules=rules,
)

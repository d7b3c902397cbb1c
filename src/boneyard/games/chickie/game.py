"""Chickie: every double is a foot of three toes, and the lead double of the round has four arms."""

from __future__ import annotations

from typing import ClassVar

from boneyard.core.actions import Place, Seat
from boneyard.core.options import SET, AnyOption, Chosen, NamedOption, choice
from boneyard.families.line import LineGame, LineRules, LineState, Stuck, line_listing
from boneyard.families.line.sampling import Evidence
from boneyard.games.mexican_train.game import BLANK, AllNote, EngineOpens, draw_for_engine
from boneyard.rules.layout import End, Layout, Line, side, tip
from boneyard.rules.match import Match
from boneyard.rules.part import InNumbers
from boneyard.tiles import Tile, TileSet

LIKE = ("mexican_train",)
PLAYED_IN = ("US",)
SOURCES = (
    "onlinedominogames.com/chickenfoot-dominoes",
    "htfbw.com",
    "Wikipedia, Chicken foot",
    "zpag.net/Jeux/Dominos/pied_de_poulet",
)

HANDS = {
    9: {2: 9, 3: 7, 4: 7, 5: 7, 6: 6, 7: 6, 8: 5},
    6: {2: 7, 3: 5, 4: 5},
    12: {2: 15, 3: 15, 4: 15, 5: 12, 6: 10, 7: 9, 8: 8},
}
LEAD_ARMS = NamedOption[int]("lead_arms")
TOES = 3


def lead_arms(chosen: Chosen) -> tuple[AnyOption, ...]:
    """A double-six set has six other tiles with the number of the lead double."""
    return (choice(LEAD_ARMS, 4, 6) if chosen.get(SET, 9) == 6 else choice(LEAD_ARMS, 4, 6, 8),)


class LeadAndFeet(Line, frozen=True):
    """Arms around the first tile, a double; every later double is a foot."""

    serves_doubles: ClassVar[bool] = True
    drawn: str = "tree"
    arms: int = 4

    def opens(self, tile: Tile, touch: int | None, layout: Layout) -> tuple[End, ...]:
        if touch is None:
            corners = End(Place(tile, "corner"), tile.high, self.arms - 4)
            return (side(tile, 2), tip(tile, 2), *((corners,) if corners.room else ()))
        if tile.is_double:
            return (End(Place(tile, "toe"), tile.high, TOES),)
        return super().opens(tile, touch, layout)

    def fillable(self, layout: Layout) -> tuple[End, ...]:
        # Either the lead double waits, or one foot: no double fits the one, nor a toe the other.
        waiting = tuple(end for end in layout.ends if end.place.tile.is_double)
        return waiting or layout.ends

    def in_numbers(self) -> InNumbers | None:
        twins = {"branches": f"{__package__}.kernel:feet"}
        return InNumbers(twins=twins, own=(self.arms,), sockets=("toe", "corner"))


class Chickie(LineGame):
    """A line game whose rounds begin with one double after the other."""

    in_numbers: ClassVar[InNumbers | None] = InNumbers({"family": "line"})

    evidence: ClassVar[type[Evidence] | None] = Evidence

    def opening_draws(self, state: LineState) -> tuple[Seat, ...]:
        return draw_for_engine(state)


def rules(options: Chosen, hand: int) -> LineRules:
    return LineRules(
        tiles=TileSet.double(options[SET]),
        hand=hand,
        reserve=0,
        draws_to_open=True,
        opening=EngineOpens(options[SET]),
        shape=LeadAndFeet(arms=options[LEAD_ARMS]),
        stuck=Stuck.DRAW_AND_LAY,
        reckoning=AllNote(options[BLANK]),
        match=Match.of(options, lowest_wins=True),
    )


LISTING = line_listing(
    "chickie",
    section="w2.2",
    booklets="",
    sets=tuple(HANDS),
    hands=HANDS.__getitem__,
    options=(lead_arms, BLANK),
    rules=rules,
    build=Chickie,
    match=lambda chosen: f"rounds:{chosen[SET] + 1}",
)

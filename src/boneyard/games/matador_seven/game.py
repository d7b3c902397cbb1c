"""Matador by the leaflet (K): touching halves add up to seven, and jokers lie crosswise."""

from typing import Literal

from boneyard.core.game import Shelf
from boneyard.core.options import RESERVE, Chosen, Option, choice
from boneyard.families.line import LineRules, Stuck, line_listing
from boneyard.families.line.listing import BLOCKED_TIE, reserve_option
from boneyard.rules.layout import Lengthwise
from boneyard.rules.match import Match
from boneyard.rules.matching import AddUpTo
from boneyard.rules.opening import SeatOpens
from boneyard.rules.scoring import Credit
from boneyard.tiles import TileSet

STUCK: Option[Literal["draw-one", "pass"]] = choice("stuck", "draw-one", "pass")


def rules(options: Chosen, hand: int) -> LineRules:
    return LineRules(
        tiles=TileSet.double(6),
        hand=hand,
        reserve=options[RESERVE],
        opening=SeatOpens(),
        shape=Lengthwise("jokers"),
        matching=AddUpTo(7),
        stuck=Stuck.PASS if options[STUCK] == "pass" else Stuck.DRAW_AND_LAY,
        reckoning=Credit(options[BLOCKED_TIE], own="add"),
        match=Match.of(options),
    )


LISTING = line_listing(
    "matador-seven",
    section="1.11",
    booklets="K",
    shelf=Shelf.SCORE,
    sign="=7",
    sets=(6,),
    hands={2: 7, 3: 7, 4: 6},
    options=(STUCK, reserve_option(0), BLOCKED_TIE),
    match="points:100",
    rules=rules,
)

"""All Sevens (S, L): touching halves add up to seven; who can lay may still draw one tile first."""

from boneyard.core.game import Shelf
from boneyard.core.options import RESERVE, SET, Chosen
from boneyard.families.line import LineRules, MayDraw, Stuck, line_listing
from boneyard.families.line.listing import BLOCKED_TIE, DRAW_AFTER, OPENS_WITH, reserve_option
from boneyard.rules.match import Match
from boneyard.rules.matching import AddUpTo
from boneyard.rules.scoring import Credit
from boneyard.tiles import TileSet


def rules(options: Chosen, hand: int) -> LineRules:
    set_ = options[SET]
    return LineRules(
        tiles=TileSet.double(set_),
        hand=hand,
        reserve=options[RESERVE],
        matching=AddUpTo(set_ + 1),
        opens_with_any=options[OPENS_WITH] == "any",
        # Italian: whoever has laid must draw, and nobody may before.
        may_draw=MayDraw.NEVER if options[DRAW_AFTER] else MayDraw.FIRST,
        draw_after=options[DRAW_AFTER],
        stuck=Stuck.DRAW_TILL_FITS,
        reckoning=Credit(options[BLOCKED_TIE], own="subtract"),
        match=Match.of(options),
    )


LISTING = line_listing(
    "all-sevens",
    section="1.11",
    booklets="SL",
    sign="=7",
    shelf=Shelf.SCORE,
    sets=(6,),
    hands={2: 7, 3: 5, 4: 5},
    options=(OPENS_WITH, DRAW_AFTER, reserve_option(2), BLOCKED_TIE),
    rules=rules,
)

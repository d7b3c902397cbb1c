"""Block game (S, L): a tile is drawn at the end of every turn, laid or not."""

from typing import Any

from msgspec.structs import replace

from boneyard.core.game import Shelf
from boneyard.core.options import RESERVE, SET, Chosen
from boneyard.families.line import LineRules, MayDecline, Stuck, line_listing
from boneyard.families.line.listing import BLOCKED_TIE, DECLINE, OPENS_WITH, reserve_option
from boneyard.rules.match import Match
from boneyard.rules.scoring import Credit
from boneyard.tiles import TileSet


def like_block(options: Chosen, hand: int, **changes: Any) -> LineRules:
    """Block as other games play it: with these slots filled otherwise."""
    block = LineRules(
        tiles=TileSet.double(options[SET]),
        hand=hand,
        reserve=options[RESERVE],
        opens_with_any=options[OPENS_WITH] == "any",
        may_decline=MayDecline.DRAWING if options.get(DECLINE) else MayDecline.NEVER,
        stuck=Stuck.DRAW_ONE,
        draw_after=True,
        match=Match.of(options),
    )
    return replace(block, **changes)


def rules(options: Chosen, hand: int) -> LineRules:
    return like_block(options, hand, reckoning=Credit(options[BLOCKED_TIE]))


LISTING = line_listing(
    "block",
    section="1.1",
    booklets="SL",
    shelf=Shelf.BEGIN,
    sets=(6, 9),
    hands={2: 7, 3: 5, 4: 5},
    options=(OPENS_WITH, DECLINE, reserve_option(2), BLOCKED_TIE),
    rules=rules,
)

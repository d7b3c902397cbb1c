"""Tiddle-Wink (L): block, but after each double its player may lay one more tile."""

from boneyard.core.options import Chosen
from boneyard.families.line import LineRules, Turn, line_listing
from boneyard.families.line.listing import BLOCKED_TIE, OPENS_WITH, reserve_option
from boneyard.games.block.game import like_block
from boneyard.rules.scoring import Credit

LIKE = ("block",)


def rules(options: Chosen, hand: int) -> LineRules:
    return like_block(options, hand, turn=Turn.DOUBLE_AGAIN, reckoning=Credit(options[BLOCKED_TIE]))


LISTING = line_listing(
    "tiddle-wink",
    section="1.4",
    booklets="L",
    sign="+1",
    sets=(6, 9),
    hands={6: 3, 7: 3, 8: 3, 9: 3},
    options=(OPENS_WITH, reserve_option(2), BLOCKED_TIE),
    rules=rules,
)

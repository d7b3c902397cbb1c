"""Classic in rounds (K): who goes out, or has the fewest pips, is credited the others' pips."""

from boneyard.core.options import Chosen
from boneyard.families.line import LineRules, line_listing
from boneyard.families.line.listing import BLOCKED_TIE, reserve_option
from boneyard.games.classic_block.game import HANDS, with_boneyard
from boneyard.rules.scoring import Credit

LIKE = ("classic_block",)


def rules(options: Chosen, hand: int) -> LineRules:
    return with_boneyard(options, hand, reckoning=Credit(options[BLOCKED_TIE]))


LISTING = line_listing(
    "classic-rounds",
    section="1.8",
    booklets="K",
    sign="100",
    sets=(6,),
    hands=HANDS,
    options=(reserve_option(0), BLOCKED_TIE),
    match="points:100",
    rules=rules,
)

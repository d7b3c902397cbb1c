"""Classic without boneyard (K): Hungarian, but the highest tile opens, and 100 points do."""

from msgspec.structs import replace

from boneyard.core.options import Chosen
from boneyard.families.line import LineRules, line_listing
from boneyard.families.line.listing import BLOCKED_TIE
from boneyard.games.hungarian.game import HANDS, MAY_STOP
from boneyard.games.hungarian.game import rules as hungarian
from boneyard.rules.opening import HighestTile

LIKE = ("hungarian",)


def rules(options: Chosen, hand: int) -> LineRules:
    return replace(hungarian(options, hand), opening=HighestTile())


LISTING = line_listing(
    "classic-run",
    section="1.5",
    booklets="K",
    sign="→→→",
    sets=(6,),
    hands=HANDS,
    options=(MAY_STOP, BLOCKED_TIE),
    match="points:100",
    rules=rules,
)

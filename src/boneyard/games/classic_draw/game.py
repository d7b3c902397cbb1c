"""Classic (K): whoever cannot lay draws until they can, down to an empty boneyard."""

from boneyard.core.game import Shelf
from boneyard.families.line import line_listing
from boneyard.families.line.listing import reserve_option
from boneyard.games.classic_block.game import HANDS, with_boneyard

LIKE = ("classic_block",)

LISTING = line_listing(
    "classic-draw",
    section="1.8",
    booklets="K",
    shelf=Shelf.BEGIN,
    sets=(6,),
    hands=HANDS,
    options=(reserve_option(0),),
    match="rounds:1",
    rules=with_boneyard,
)

"""Classic (K), the plainest form: who cannot lay passes."""

from typing import Any

from msgspec.structs import replace

from boneyard.core.options import RESERVE, Chosen
from boneyard.families.line import LineRules, Stuck, line_listing
from boneyard.rules.match import Match
from boneyard.rules.opening import HighestTile
from boneyard.rules.scoring import RoundWon
from boneyard.tiles import TileSet

HANDS = {2: 7, 3: 6, 4: 6}


def rules(options: Chosen, hand: int) -> LineRules:
    return LineRules(
        tiles=TileSet.double(6),
        hand=hand,
        keeps_rest=False,
        opening=HighestTile(),
        stuck=Stuck.PASS,
        reckoning=RoundWon(),
        match=Match.of(options),
    )


def with_boneyard(options: Chosen, hand: int, **changes: Any) -> LineRules:
    """The other forms: whoever cannot lay draws until they can."""
    classic = replace(
        rules(options, hand),
        keeps_rest=True,
        reserve=options[RESERVE],
        stuck=Stuck.DRAW_TILL_FITS,
    )
    return replace(classic, **changes)


LISTING = line_listing(
    "classic-block",
    section="1.8",
    booklets="K",
    sets=(6,),
    hands=HANDS,
    match="rounds:1",
    rules=rules,
)

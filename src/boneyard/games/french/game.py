"""French (S, L): a line like a wall of two storeys; who cannot lay passes or draws two."""

from boneyard.core.options import RESERVE, SET, Chosen
from boneyard.families.line import LineRules, Stuck, line_listing
from boneyard.families.line.listing import BLOCKED_TIE, reserve_option
from boneyard.rules.layout import Lengthwise
from boneyard.rules.match import Match
from boneyard.rules.opening import SeatOpens
from boneyard.rules.scoring import Credit
from boneyard.tiles import TileSet


def rules(options: Chosen, hand: int) -> LineRules:
    return LineRules(
        tiles=TileSet.double(options[SET]),
        hand=hand,
        reserve=options[RESERVE],
        opening=SeatOpens(),
        shape=Lengthwise("bricks"),
        stuck=Stuck.PASS_OR_DRAW,
        draws=2,
        passes_block=2,
        reckoning=Credit(options[BLOCKED_TIE]),
        match=Match.of(options),
    )


LISTING = line_listing(
    "french",
    section="1.6",
    booklets="SL",
    sets=(6, 9),
    hands={2: 8},
    options=(reserve_option(2), BLOCKED_TIE),
    rules=rules,
)

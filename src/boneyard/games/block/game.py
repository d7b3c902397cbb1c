"""Block game (S, L): a tile is drawn at the end of every turn, laid or not."""

from boneyard.core.options import Chosen
from boneyard.families.line import LineRules, Stuck, line_sheet
from boneyard.families.line.sheet import BLOCKED_TIE, reserve_option
from boneyard.rules.match import Match
from boneyard.rules.scoring import Credit
from boneyard.tiles import TileSet


def rules(options: Chosen, hand: int) -> LineRules:
    return LineRules(
        tiles=TileSet.double(int(options["set"])),
        hand=hand,
        reserve=int(options["reserve"]),
        stuck=Stuck.DRAW_ONE,
        draw_after=True,
        reckoning=Credit(blocked_tie=str(options["blocked_tie"])),
        match=Match.of(options),
    )


SHEET = line_sheet(
    "block",
    section="1.1",
    booklets="SL",
    sets=(6, 9),
    hands={2: 7, 3: 5, 4: 5},
    options=(reserve_option(2), BLOCKED_TIE),
    rules=rules,
)

"""Sebastopol (S, L, K): the four sides of the 6-6 are filled first, then four arms grow."""

from boneyard.core.options import PLAYERS, Chosen, Option, choice
from boneyard.families.line import LineRules, Stuck, line_listing
from boneyard.families.line.listing import BLOCKED_TIE, FIRST_FOUR
from boneyard.rules.layout import Cross
from boneyard.rules.match import Match
from boneyard.rules.opening import HighestTile, Holder
from boneyard.rules.scoring import BlockWonBy, Credit
from boneyard.tiles import Tile, TileSet

# K: "as in the classic form", where a blocked round goes to the fewest tiles.
BLOCK_WON_BY: Option[BlockWonBy] = choice("block_won_by", "pips", "tiles")
CENTRE = Tile.of(6, 6)


def rules(options: Chosen, hand: int) -> LineRules:
    # K: three players put the 6-6 on the table before they take their tiles.
    laid_first = options[PLAYERS] == 3
    return LineRules(
        tiles=TileSet.double(6),
        hand=hand,
        first=(CENTRE,) if laid_first else (),
        opening=HighestTile() if laid_first else Holder(CENTRE),
        shape=Cross(fill_first=options[FIRST_FOUR] == "forced"),
        stuck=Stuck.PASS,
        reckoning=Credit(options[BLOCKED_TIE], block_won_by=options[BLOCK_WON_BY]),
        match=Match.of(options),
    )


LISTING = line_listing(
    "sebastopol",
    section="1.9",
    booklets="SLK",
    sets=(6,),
    hands={4: 7, 3: 9},
    options=(FIRST_FOUR, BLOCK_WON_BY, BLOCKED_TIE),
    rules=rules,
    facts=lambda chosen: {"left": 0},  # With three players the 6-6 is on the table.
)

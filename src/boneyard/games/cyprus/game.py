"""Cyprus (S, L): a star of up to nine arms around the 9-9."""

from typing import Literal

from boneyard.core.actions import Place
from boneyard.core.options import Chosen, Option, choice
from boneyard.families.line import LineRules, Stuck, line_listing
from boneyard.families.line.listing import BLOCKED_TIE
from boneyard.rules.layout import End, Layout, Line
from boneyard.rules.match import Match
from boneyard.rules.opening import Holder
from boneyard.rules.part import InNumbers
from boneyard.rules.scoring import Credit
from boneyard.tiles import Tile, TileSet

CENTRE = Tile.of(9, 9)
# Dutch S: whoever has a nine must lay it in the middle.
NINES: Option[Literal["free", "first"]] = choice("nines", "free", "first")


class Star(Line, frozen=True):
    """Every other tile with a nine can start an arm at the centre."""

    drawn: str = "star"

    def opens(self, tile: Tile, touch: int | None, layout: Layout) -> tuple[End, ...]:
        if touch is None:
            return (End(Place(tile, "ray"), tile.high, tile.high),)
        return super().opens(tile, touch, layout)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"branches": f"{__package__}.kernel:star"}, sockets=("ray",))


def rules(options: Chosen, hand: int) -> LineRules:
    return LineRules(
        tiles=TileSet.double(9),
        hand=hand,
        keeps_rest=False,
        opening=Holder(CENTRE),
        shape=Star(),
        home_first=options[NINES] == "first",
        stuck=Stuck.PASS,
        reckoning=Credit(options[BLOCKED_TIE]),
        match=Match.of(options),
    )


LISTING = line_listing(
    "cyprus",
    section="1.13",
    booklets="SL",
    sets=(9,),
    hands={4: 13, 5: 11, 6: 9, 7: 7, 8: 6, 9: 6, 10: 5},
    options=(NINES, BLOCKED_TIE),
    rules=rules,
)

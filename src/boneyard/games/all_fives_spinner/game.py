"""All Fives with a spinner (K): four arms, and a player may draw instead of laying."""

from typing import Literal

from msgspec.structs import replace

from boneyard.core.game import Shelf
from boneyard.core.options import PLAYERS, RESERVE, Chosen, Option, choice
from boneyard.families.line import LineRules, MayDecline, MayDraw, Stuck, line_listing
from boneyard.families.line.listing import BLOCKED_TIE, FIRST_FOUR, TARGET, reserve_option
from boneyard.games.all_fives.game import Fives
from boneyard.rules.layout import Cross, Layout
from boneyard.rules.match import Match
from boneyard.rules.opening import HighestDouble
from boneyard.rules.part import InNumbers
from boneyard.rules.scoring import Credit
from boneyard.tiles import TileSet

LIKE = ("all_fives",)

# "As in Sebastopol" means four directions; by the letter, four tiles that have to be laid first.
SPINNER_FIRST: Option[Literal["free", "forced"]] = replace(
    FIRST_FOUR, default="free", choices=("free", "forced")
)


# K: "nicht zum Zug verpflichtet; er kann aussetzen".
EMPTY: Option[Literal["must", "may"]] = choice("empty", "must", "may")


class SpinnerFives(Fives, frozen=True):
    """The spinner counts both halves until tiles lie on two opposite sides of it."""

    def open_sum(self, layout: Layout) -> int:
        spinner = layout.pieces[0].tile
        ends = tuple(end for end in layout.ends if end.place.tile != spinner)
        # Its two sides are one place, its two tips the other; a place is gone when it is full.
        bare = len(layout.ends) - len(ends) == 2
        return super().open_sum(Layout(ends=ends)) + (spinner.pips if bare else 0)

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"earns": f"{__package__}.kernel:spinner_fives"}, own=(self.least,))


def rules(options: Chosen, hand: int) -> LineRules:
    may_decline = options[EMPTY] == "may"
    return LineRules(
        tiles=TileSet.double(6),
        hand=hand,
        reserve=options[RESERVE],
        opening=HighestDouble(else_tile=False),
        draws_to_open=True,
        shape=Cross(fill_first=options[SPINNER_FIRST] == "forced"),
        may_draw=MayDraw.INSTEAD,
        may_decline=MayDecline.EMPTY if may_decline else MayDecline.NEVER,
        stuck=Stuck.DRAW_ONE,
        passes_block=options[PLAYERS] if may_decline else 0,
        lay_scoring=SpinnerFives(),
        reckoning=Credit(options[BLOCKED_TIE], rounding="total"),
        match=Match.of(options),
    )


LISTING = line_listing(
    "all-fives-spinner",
    section="1.10",
    booklets="K",
    shelf=Shelf.SCORE,
    sign="×5",
    sets=(6,),
    hands={2: 7, 3: 5, 4: 5, 5: 5},
    options=(SPINNER_FIRST, EMPTY, reserve_option(0), BLOCKED_TIE, TARGET),
    match="points:100",
    rules=rules,
)

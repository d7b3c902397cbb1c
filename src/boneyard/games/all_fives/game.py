"""All Fives (S, L): ends that add up to a multiple of five score their sum."""

from boneyard.core.game import Shelf
from boneyard.core.options import SET, Chosen, choice
from boneyard.families.line import LineRules, Stuck, line_listing
from boneyard.families.line.listing import (
    BLOCKED_TIE,
    DRAW_AFTER,
    OPENS_WITH,
    TARGET,
    reserve_option,
)
from boneyard.games.block.game import like_block
from boneyard.rules.counts import RunningCount, multiples_around
from boneyard.rules.layout import Layout
from boneyard.rules.moment import Moment
from boneyard.rules.part import InNumbers
from boneyard.rules.scoring import Credit, Gain, LayScoring
from boneyard.rules.why import LineWhy

LIKE = ("block",)

# The booklet lists "10, 15, 20 or more", but 5 is a multiple of five.
LEAST = choice("least", 5, 10)


class Fives(LayScoring, frozen=True):
    """The sum of the ends, if it is a multiple of five; 0 scores nothing."""

    least: int = 5

    def gains(self, moment: Moment) -> tuple[Gain, ...]:
        total = self.open_sum(moment.layout)
        return () if total % 5 or total < self.least else (Gain(total, LineWhy.ENDS, total),)

    def open_sum(self, layout: Layout) -> int:
        """A double at an end counts both halves, and alone on the table it counts them once."""
        return sum(
            [2 * end.number if end.place.tile.is_double else end.number for end in layout.ends]
        )

    def counts(self, layout: Layout) -> tuple[RunningCount, ...]:
        if not layout:
            return ()
        total = self.open_sum(layout)
        return (
            RunningCount("ends", (total,)),
            RunningCount("scores-at", multiples_around(total, 5, self.least)),
        )

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"earns": f"{__package__}.kernel:fives"}, own=(self.least,))


def rules(options: Chosen, hand: int) -> LineRules:
    return like_block(
        options,
        hand,
        stuck=Stuck.DRAW_TILL_FITS,
        # "The rules of the block game apply": by the letter, a tile is drawn after laying.
        draw_after=options[DRAW_AFTER],
        lay_scoring=Fives(options[LEAST]),
        reckoning=Credit(options[BLOCKED_TIE], rounding="each"),
    )


LISTING = line_listing(
    "all-fives",
    section="1.10",
    booklets="SL",
    shelf=Shelf.BEGIN,
    sign="×5",
    sets=(6, 9),
    hands={2: 7, 3: 5, 4: 5},
    options=(OPENS_WITH, LEAST, DRAW_AFTER, reserve_option(2), BLOCKED_TIE, TARGET),
    match=lambda chosen: "points:100" if chosen[SET] == 6 else "points:200",
    rules=rules,
)

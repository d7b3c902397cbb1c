"""Arithmetic (K): who brings the running total to exactly 30, 50, 70 or 100 scores ten."""

from boneyard.core.options import Chosen, flag
from boneyard.families.counting import CountingRules, counting_listing
from boneyard.rules.match import Match
from boneyard.rules.moment import Hands, Moment
from boneyard.rules.opening import Opening, Opens
from boneyard.rules.part import InNumbers
from boneyard.tiles import TileSet, pips

# K: "die verbleibenden Dominosteine bilden den Stock", but not when one draws of it.
DRAW_AFTER = flag("draw_after", False)
GOALS = (30, 50, 70, 100)


class MostPipsOpen(Opening, frozen=True):
    """The most pips in hand open (equal: the earlier seat), with any tile."""

    def opener(self, moment: Moment, hands: Hands) -> Opens:
        counts = [pips(hand) for hand in hands]
        return Opens(counts.index(max(counts)))

    def in_numbers(self) -> InNumbers | None:
        return InNumbers(twins={"opens": f"{__package__}.kernel:most_pips_open"})


def rules(options: Chosen, hand: int) -> CountingRules:
    return CountingRules(
        tiles=TileSet.double(6),
        hand=hand,
        opening=MostPipsOpen(),
        goals=tuple((goal, 10) for goal in GOALS),
        match=Match.of(options),
        draw_after=options[DRAW_AFTER],
    )


LISTING = counting_listing(
    "arithmetic",
    section="2.2",
    booklets="K",
    sets=(6,),
    hands={3: 8, 4: 6, 5: 5},
    options=(DRAW_AFTER,),
    match="points:50",
    rules=rules,
)

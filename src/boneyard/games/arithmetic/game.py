"""Arithmetic (K): who brings the running total to exactly 30, 50, 70 or 100 scores ten."""

from boneyard.core.options import Chosen
from boneyard.families.counting import CountingRules, counting_listing
from boneyard.rules.match import Match
from boneyard.rules.moment import Hands, Moment
from boneyard.rules.opening import Opening, Opens
from boneyard.tiles import TileSet, pips

GOALS = (30, 50, 70, 100)


class MostPipsOpen(Opening, frozen=True):
    """The most pips in hand open (equal: the earlier seat), with any tile."""

    def opener(self, moment: Moment, hands: Hands) -> Opens:
        counts = [pips(hand) for hand in hands]
        return Opens(counts.index(max(counts)))


def rules(options: Chosen, hand: int) -> CountingRules:
    return CountingRules(
        tiles=TileSet.double(6),
        hand=hand,
        opening=MostPipsOpen(),
        goals=tuple((goal, 10) for goal in GOALS),
        match=Match.of(options),
    )


LISTING = counting_listing(
    "arithmetic",
    section="2.2",
    booklets="K",
    sets=(6,),
    hands={3: 8, 4: 6, 5: 5},
    match="points:50",
    rules=rules,
)

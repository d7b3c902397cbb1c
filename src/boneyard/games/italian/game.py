"""Italian (S, L): who brings the running total to exactly 30, 50, 70 or 100 scores."""

from typing import Literal

from boneyard.core.options import SET, Chosen, Option, choice
from boneyard.families.counting import CountingRules, counting_listing
from boneyard.rules.match import Match
from boneyard.rules.opening import HighestDouble
from boneyard.tiles import TileSet

GOALS = {6: (30, 50, 70, 100), 9: (30, 50, 70, 100, 120, 150)}
# Only the German and English texts add "or the number itself".
AWARD: Option[Literal["bracket", "total"]] = choice("award", "bracket", "total")


def rules(options: Chosen, hand: int) -> CountingRules:
    set_ = options[SET]
    by_number = options[AWARD] == "total"
    return CountingRules(
        tiles=TileSet.double(set_),
        hand=hand,
        opening=HighestDouble(),
        goals=tuple(
            (goal, goal if by_number else bracket) for bracket, goal in enumerate(GOALS[set_], 1)
        ),
        match=Match.of(options),
    )


LISTING = counting_listing(
    "italian",
    section="2.1",
    booklets="SL",
    sets=(6, 9),
    hands={3: 7, 4: 6, 5: 5},
    options=(AWARD,),
    match=lambda chosen: "points:51" if chosen[SET] == 6 else "points:81",
    rules=rules,
)

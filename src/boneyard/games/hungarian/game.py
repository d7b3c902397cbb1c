"""Hungarian (S, L): nobody draws; a player lays as long as their tiles fit."""

from boneyard.core.options import SET, Chosen, flag
from boneyard.families.line import LineRules, Stuck, Turn, line_listing
from boneyard.families.line.listing import BLOCKED_TIE, OPENS_WITH
from boneyard.rules.match import Match
from boneyard.rules.scoring import Credit
from boneyard.tiles import TileSet

HANDS = {2: 12, 3: 8, 4: 6}
# S, L: "may" lay on; K: until they cannot.
MAY_STOP = flag("may_stop", False)


def rules(options: Chosen, hand: int) -> LineRules:
    return LineRules(
        tiles=TileSet.double(options[SET]),
        hand=hand,
        keeps_rest=False,
        opens_with_any=options.get(OPENS_WITH) == "any",
        turn=Turn.RUN,
        may_stop=options[MAY_STOP],
        stuck=Stuck.PASS,
        reckoning=Credit(options[BLOCKED_TIE]),
        match=Match.of(options),
    )


LISTING = line_listing(
    "hungarian",
    section="1.5",
    booklets="SL",
    sign="→→",
    sets=(6, 9),
    hands=HANDS,
    options=(OPENS_WITH, MAY_STOP, BLOCKED_TIE),
    match="points:101",  # More than 100; only the French text says "reaches".
    rules=rules,
)

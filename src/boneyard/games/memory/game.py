"""Memory (K): two tiles that share a number are kept, and whoever keeps a pair goes on.

The tiles kept are the points, so that several rounds can be played and added up.
"""

from boneyard.core.options import SET, Chosen
from boneyard.families.memory import MemoryRules, memory_listing
from boneyard.rules.match import Match
from boneyard.tiles import TileSet


def rules(options: Chosen) -> MemoryRules:
    return MemoryRules(
        tiles=TileSet.double(options[SET]),
        rows=4,
        columns=7,
        goes_on=True,
        match=Match.of(options),
    )


LISTING = memory_listing(
    "memory", section="3.2", booklets="K", sets=(6,), rules=rules, match="rounds:1"
)

"""Concentration (L, O): two tiles whose halves make twice the set's number are kept."""

from boneyard.core.options import SET, TARGET, Chosen
from boneyard.families.memory import MemoryRules, memory_listing
from boneyard.rules.match import Match
from boneyard.tiles import TileSet

GRIDS = {6: (4, 7), 9: (5, 11)}
"""Rows and columns, by the set."""


def rules(options: Chosen) -> MemoryRules:
    set_ = options[SET]
    rows, columns = GRIDS[set_]
    return MemoryRules(
        tiles=TileSet.double(set_),
        rows=rows,
        columns=columns,
        total=2 * set_,
        goes_on=False,
        match=Match.of(options),
    )


LISTING = memory_listing(
    "concentration",
    section="3.1",
    booklets="LO",
    sets=(6, 9),
    options=(TARGET,),
    rules=rules,
    match="points:51",
    facts=lambda chosen: {"sum": 2 * chosen[SET]},
)

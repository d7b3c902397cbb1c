"""Jamaican: pairs to six rounds while the others have none."""

from __future__ import annotations

from typing import Any

from boneyard.core.options import MATCH, Chosen, choice, flag, match_option
from boneyard.families.line.listing import PARTNERS
from boneyard.families.line.pairs import pairs_listing, pairs_rules
from boneyard.families.line.rules import LineRules
from boneyard.rules.deciding import Deciding
from boneyard.rules.love import Love, Pose
from boneyard.rules.match import SIX_LOVE
from boneyard.tiles import Tile, TileSet

LIKE = ("pairs",)
PLAYED_IN = ("JM",)
SOURCES = (
    "pagat.com/tile/wdom/caribbean.html",
    "gambiter.com/domino/western/caribbean",
    "yard-dominoes",
)

ONE_ALL = flag("one_all", True)
KEY = choice("key", 1, 2)
SPORTING = flag("sporting")
FULL = TileSet.double(6)


def love_rules(
    chosen: Chosen, hand: int, *, tiles: tuple[Tile, ...] = FULL, **slots: Any
) -> LineRules:
    """The rules of a game in which a round won is a point."""
    six_love = chosen[MATCH] == SIX_LOVE
    return pairs_rules(
        chosen,
        hand,
        tiles=tiles,
        opening=Pose(then="winner", after_tie="fresh", six_love=six_love),
        opens_with_any=chosen[SPORTING],
        reckoning=Love(
            Deciding("player"),
            tiles=tiles,
            key=chosen[KEY],
            six_love=six_love,
            one_all=chosen[ONE_ALL],
        ),
        **slots,
    )


LISTING = pairs_listing(
    "jamaican",
    section="w1.6",
    usual={"opens_next": "winner", "cede": True, "after_tie": "fresh", "blocked": "player"},
    offers=(ONE_ALL, KEY, SPORTING, PARTNERS, match_option(SIX_LOVE, SIX_LOVE)),
    rules=love_rules,
)

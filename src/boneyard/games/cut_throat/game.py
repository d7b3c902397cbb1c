"""Cut-throat: everybody alone, to six rounds."""

from __future__ import annotations

from collections.abc import Mapping

from boneyard.core.options import PLAYERS, AnyOption, Chosen, choice, match_option
from boneyard.families.line.pairs import pairs_listing
from boneyard.families.line.rules import LineRules, Stuck
from boneyard.games.jamaican.game import FULL, KEY, ONE_ALL, SPORTING, love_rules
from boneyard.rules.match import SIX_LOVE
from boneyard.tiles import Tile

LIKE = ("jamaican",)
PLAYED_IN = ("JM",)
SOURCES = (
    "pagat.com/tile/wdom/caribbean.html",
    "dominoj.com/rules",
    "sixlove.pages.dev/cutthroat-domino",
    "about-jamaica.com",
)

HANDS: Mapping[int, int] = {4: 7, 3: 9, 2: 14}
DEAL2 = choice("deal2", 14, 7)


def _for_two(chosen: Chosen) -> tuple[AnyOption, ...]:
    return (DEAL2,) if chosen.get(PLAYERS) == 2 else ()


def _dealt(chosen: Chosen) -> Mapping[str, int]:
    hand = chosen.get(DEAL2, HANDS[chosen[PLAYERS]])
    return {"hand": hand, "left": len(_tiles(chosen)) - chosen[PLAYERS] * hand}


def _tiles(chosen: Chosen) -> tuple[Tile, ...]:
    """Three share all but the double blank."""
    return FULL if chosen[PLAYERS] != 3 else tuple(tile for tile in FULL if tile.pips)


def rules(chosen: Chosen, hand: int) -> LineRules:
    draws = chosen.get(DEAL2) == 7
    return love_rules(
        chosen,
        chosen.get(DEAL2, hand),
        tiles=_tiles(chosen),
        keeps_rest=True,
        stuck=Stuck.DRAW_TILL_FITS if draws else Stuck.PASS,
        partners=None,
        one_score=False,
    )


LISTING = pairs_listing(
    "cut-throat",
    section="w1.7",
    usual={"opens_next": "winner", "after_tie": "fresh", "blocked": "player"},
    hands=HANDS,
    offers=(_for_two, ONE_ALL, KEY, SPORTING, match_option("points:6", SIX_LOVE)),
    rules=rules,
    facts=_dealt,
)

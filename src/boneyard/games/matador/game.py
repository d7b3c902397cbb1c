"""Matador (S, L): All Sevens with ten, on the double-nine set, for three to eleven players."""

from collections.abc import Mapping

from boneyard.core.options import PLAYERS, AnyOption, Chosen, choice
from boneyard.families.line import LineRules, line_listing
from boneyard.families.line.listing import BLOCKED_TIE, DRAW_AFTER, OPENS_WITH, reserve_option
from boneyard.games.all_sevens.game import rules as like_all_sevens

LIKE = ("all_sevens",)

# L names six players twice: with 7 tiles and with 5.
SIX_PLAYERS = choice("six_players", 7, 5)
TILES = 55


def _by_players(chosen: Chosen) -> tuple[AnyOption, ...]:
    return (SIX_PLAYERS,) if chosen.get(PLAYERS) == 6 else ()


def rules(options: Chosen, hand: int) -> LineRules:
    return like_all_sevens(options, options.get(SIX_PLAYERS, hand))


def facts(chosen: Chosen) -> Mapping[str, int]:
    hand = chosen.get(SIX_PLAYERS)
    return {} if hand is None else {"hand": hand, "left": TILES - 6 * hand}


LISTING = line_listing(
    "matador",
    section="1.11",
    booklets="SL",
    sign="=10",
    sets=(9,),
    # No booklet has it for two.
    hands={players: 7 if players <= 6 else 5 for players in range(3, 12)},
    options=(_by_players, OPENS_WITH, DRAW_AFTER, reserve_option(2), BLOCKED_TIE),
    match="points:200",
    rules=rules,
    facts=facts,
)

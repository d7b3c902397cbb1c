"""How a line game declares itself: its options, and the rules they select."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from boneyard.core.game import AnyGame, Sheet
from boneyard.core.options import Chosen, Option, choice, match_option
from boneyard.families.line.game import LineGame
from boneyard.families.line.rules import LineRules
from boneyard.rules.match import usual_rounds

HandSizes: TypeAlias = Mapping[int, int]
"""How many tiles each player takes, by the number of players."""

BLOCKED_TIE = choice("blocked_tie", "nobody", "shared")
TARGET = choice("target", "at-once", "round-end")


def reserve_option(default: int) -> Option:
    """How many tiles of the boneyard are never drawn: two in S and L, none in K and W."""
    return choice("reserve", *((2, 0) if default else (0, 2)))


def line_sheet(
    slug: str,
    *,
    section: str,
    booklets: str,
    sets: tuple[int, ...],
    hands: HandSizes | Callable[[int], HandSizes],
    rules: Callable[[Chosen, int], LineRules],
    options: tuple[Option, ...] = (),
    match: str | Callable[[Chosen], str] | None = None,
    kind: str = "line",
    build: Callable[[Sheet, Chosen, LineRules], AnyGame] = LineGame,
    version: int = 1,
) -> Sheet:
    """A line game's sheet. `rules` gets the options and the number of tiles in a hand; `hands` and
    `match` may depend on the set and on what else is chosen."""

    def sizes(set_: int) -> HandSizes:
        return hands(set_) if callable(hands) else hands

    def declare(chosen: Chosen) -> tuple[Option, ...]:
        set_option = choice("set", *sets)
        set_ = int(chosen.get("set", sets[0]))
        players_option = choice("players", *sizes(set_), default=next(iter(sizes(set_))))
        players = int(chosen.get("players", players_option.default))
        before = (set_option, players_option, choice("direction", "clockwise", "counter-clockwise"))
        settled = {**chosen, "set": set_, "players": players}
        usual = match(settled) if callable(match) else match or usual_rounds(players)
        return (*before, *options, match_option(usual))

    def built(sheet: Sheet, chosen: Chosen) -> AnyGame:
        hand = sizes(int(chosen["set"]))[int(chosen["players"])]
        return build(sheet, chosen, rules(chosen, hand))

    return Sheet(
        slug=slug, section=section, booklets=booklets, kind=kind, declare=declare, build=built,
        version=version,
    )  # fmt: skip

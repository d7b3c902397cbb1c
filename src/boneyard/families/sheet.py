"""How a game with hands declares itself: its options, and the rules they select."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from boneyard.core.game import AnyGame, Sheet
from boneyard.core.options import Chosen, Option, choice, match_option
from boneyard.rules.match import usual_rounds

HandSizes: TypeAlias = Mapping[int, int]
"""How many tiles each player takes, by the number of players."""

R = TypeVar("R")

DIRECTION = choice("direction", "clockwise", "counter-clockwise")
TARGET = choice("target", "at-once", "round-end")


def sheet_with_hands(
    slug: str,
    *,
    section: str,
    booklets: str,
    kind: str,
    sets: tuple[int, ...],
    hands: HandSizes | Callable[[int], HandSizes],
    rules: Callable[[Chosen, int], R],
    build: Callable[[Sheet, Chosen, R], AnyGame],
    options: tuple[Option, ...] = (),
    match: str | Callable[[Chosen], str] | None = None,
    version: int = 1,
) -> Sheet:
    """A sheet. `rules` gets the options and the number of tiles in a hand; `hands` and `match` may
    depend on the set and on what else is chosen."""

    def sizes(set_: int) -> HandSizes:
        return hands(set_) if callable(hands) else hands

    def declare(chosen: Chosen) -> tuple[Option, ...]:
        set_ = int(chosen.get("set", sets[0]))
        players_option = choice("players", *sizes(set_))
        players = int(chosen.get("players", players_option.default))
        settled = {**chosen, "set": set_, "players": players}
        usual = match(settled) if callable(match) else match or usual_rounds(players)
        return choice("set", *sets), players_option, DIRECTION, *options, match_option(usual)

    def built(sheet: Sheet, chosen: Chosen) -> AnyGame:
        hand = sizes(int(chosen["set"]))[int(chosen["players"])]
        return build(sheet, chosen, rules(chosen, hand))

    abilities = frozenset({"hint", "undo"})
    return Sheet(slug, section, booklets, kind, declare, built, version, abilities)

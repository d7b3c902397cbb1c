"""How a line game declares itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from boneyard.core.game import Facts, Fixed, GameKind, Listing, Shelf, no_facts, no_fixed
from boneyard.core.options import (
    DIRECTION,
    PLAYERS,
    RESERVE,
    TARGET,
    AnyOption,
    Chosen,
    Direction,
    Option,
    choice,
    flag,
    tempo_options,
)
from boneyard.families.line.game import LineGame
from boneyard.families.line.rules import LineRules
from boneyard.families.listing import Declared, HandSizes, Sets, Usual, listing_with_hands

__all__ = [
    "BLOCKED_TIE", "DECLINE", "DRAW_AFTER", "FIRST_FOUR", "OPENS_WITH", "PARTNERS", "SIDES",
    "TARGET", "line_listing", "reserve_option", "sides_of_four",
]  # fmt: skip

BLOCKED_TIE = choice("blocked_tie", "nobody", "shared")
OPENS_WITH: Option[Literal["that-tile", "any"]] = choice("opens_with", "that-tile", "any")
"""Who opens is decided by a tile; whether it is also the tile to open with."""
FIRST_FOUR: Option[Literal["forced", "free"]] = choice("first_four", "forced", "free")
DECLINE = flag("decline", False)
"""Of block and its kin: who could lay may just draw."""
DRAW_AFTER = flag("draw_after", False)
PARTNERS: Option[Literal["silent", "aloud", "open"]] = choice("partners", "silent", "aloud", "open")
SIDES: Option[Literal["pairs", "single"]] = choice("sides", "pairs", "single")
"""Whether four play two against two."""
FOUR = 4


def sides_of_four(chosen: Chosen) -> tuple[AnyOption, ...]:
    """Where four may sit down, who plays with whom."""
    if chosen.get(PLAYERS) != FOUR:
        return ()
    if chosen.get(SIDES, SIDES.default) == "single":
        return (SIDES,)
    return (SIDES, PARTNERS, *tempo_options(chosen))


def reserve_option(default: int) -> Option[int]:
    """How many tiles of the boneyard are never drawn: two in S and L, none in K and W."""
    return choice(RESERVE, *((2, 0) if default else (0, 2)))


def line_listing(
    slug: str,
    *,
    section: str,
    booklets: str,
    sets: Sets,
    hands: HandSizes | Callable[[int], HandSizes],
    rules: Callable[[Chosen, int], LineRules],
    build: Callable[[Listing, Chosen, LineRules], LineGame] = LineGame,
    before: tuple[AnyOption, ...] = (),
    options: tuple[Declared, ...] = (),
    direction: Option[Direction] = DIRECTION,
    match: Usual = None,
    version: int = 1,
    facts: Facts = no_facts,
    shelf: Shelf | None = None,
    sign: str = "",
    fixed: Fixed = no_fixed,
) -> Listing:
    """A line game's listing; see `listing_with_hands`. A game with doors of its own says what it is
    built by."""
    return listing_with_hands(
        slug,
        section=section,
        booklets=booklets,
        kind=GameKind.LINE,
        sets=sets,
        hands=hands,
        rules=rules,
        build=build,
        before=before,
        options=options,
        direction=direction,
        match=match,
        version=version,
        facts=facts,
        shelf=shelf,
        sign=sign,
        fixed=fixed,
    )

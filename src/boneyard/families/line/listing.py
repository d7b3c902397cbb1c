"""How a line game declares itself."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.core.game import Facts, Listing, no_facts
from boneyard.core.options import Chosen, Option, choice
from boneyard.families.line.game import LineGame
from boneyard.families.line.rules import LineRules
from boneyard.families.listing import (
    DIRECTION,
    TARGET,
    Declared,
    HandSizes,
    Usual,
    listing_with_hands,
)

__all__ = ["BLOCKED_TIE", "PARTNERS", "TARGET", "line_listing", "reserve_option"]

BLOCKED_TIE = choice("blocked_tie", "nobody", "shared")
PARTNERS = choice("partners", "silent", "open")


def reserve_option(default: int) -> Option:
    """How many tiles of the boneyard are never drawn: two in S and L, none in K and W."""
    return choice("reserve", *((2, 0) if default else (0, 2)))


def line_listing(
    slug: str,
    *,
    section: str,
    booklets: str,
    sets: tuple[int, ...],
    hands: HandSizes | Callable[[int], HandSizes],
    rules: Callable[[Chosen, int], LineRules],
    build: Callable[[Listing, Chosen, LineRules], LineGame] = LineGame,
    options: tuple[Declared, ...] = (),
    direction: Option = DIRECTION,
    match: Usual = None,
    version: int = 1,
    facts: Facts = no_facts,
) -> Listing:
    """A line game's listing; see `listing_with_hands`. A game with doors of its own says what it is
    built by."""
    return listing_with_hands(
        slug,
        section=section,
        booklets=booklets,
        kind="line",
        sets=sets,
        hands=hands,
        rules=rules,
        build=build,
        options=options,
        direction=direction,
        match=match,
        version=version,
        facts=facts,
    )

"""How a memory game declares itself: its options, and the rules they select."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.core.game import AnyGame, Facts, GameKind, Listing, no_facts
from boneyard.core.options import AnyOption, Chosen
from boneyard.families.listing import declaration
from boneyard.families.memory.game import MemoryGame
from boneyard.families.memory.rules import MemoryRules


def memory_listing(
    slug: str,
    *,
    section: str,
    booklets: str,
    sets: tuple[int, ...],
    rules: Callable[[Chosen], MemoryRules],
    match: str,
    options: tuple[AnyOption, ...] = (),
    facts: Facts = no_facts,
) -> Listing:
    """A memory game's listing; two to six play."""

    def build(listing: Listing, chosen: Chosen) -> AnyGame:
        return MemoryGame(listing, chosen, rules(chosen))

    declare = declaration(sets, (2, 3, 4, 5, 6), *options, match=match)
    return Listing(slug, section, booklets, GameKind.MEMORY, declare, build, facts=facts)

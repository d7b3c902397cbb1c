"""How a memory game declares itself: its options, and the rules they select."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.core.game import AnyGame, Facts, Sheet, no_facts
from boneyard.core.options import Chosen, Option
from boneyard.families.memory.game import MemoryGame
from boneyard.families.memory.rules import MemoryRules
from boneyard.families.sheet import declaration


def memory_sheet(
    slug: str,
    *,
    section: str,
    booklets: str,
    sets: tuple[int, ...],
    rules: Callable[[Chosen], MemoryRules],
    match: str,
    options: tuple[Option, ...] = (),
    facts: Facts = no_facts,
) -> Sheet:
    """A memory game's sheet; two to six play."""

    def build(sheet: Sheet, chosen: Chosen) -> AnyGame:
        return MemoryGame(sheet, chosen, rules(chosen))

    declare = declaration(sets, (2, 3, 4, 5, 6), *options, match=match)
    return Sheet(slug, section, booklets, "memory", declare, build, facts=facts)

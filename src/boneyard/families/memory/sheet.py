"""How a memory game declares itself: its options, and the rules they select."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.core.game import AnyGame, Sheet
from boneyard.core.options import Chosen, Option, choice, match_option
from boneyard.families.memory.game import MemoryGame
from boneyard.families.memory.rules import MemoryRules
from boneyard.families.sheet import DIRECTION


def memory_sheet(
    slug: str,
    *,
    section: str,
    booklets: str,
    sets: tuple[int, ...],
    rules: Callable[[Chosen], MemoryRules],
    match: str,
    options: tuple[Option, ...] = (),
) -> Sheet:
    """A memory game's sheet; two to six play."""

    def declare(chosen: Chosen) -> tuple[Option, ...]:
        return (
            choice("set", *sets),
            choice("players", 2, 3, 4, 5, 6),
            DIRECTION,
            *options,
            match_option(match),
        )

    def build(sheet: Sheet, chosen: Chosen) -> AnyGame:
        return MemoryGame(sheet, chosen, rules(chosen))

    return Sheet(
        slug=slug, section=section, booklets=booklets, kind="memory", declare=declare, build=build
    )

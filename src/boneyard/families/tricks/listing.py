"""How a trick game declares itself: its options, and the rules they select."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from boneyard.core.game import AnyGame, Facts, GameKind, Listing, Shelf, no_facts
from boneyard.core.options import DIRECTION, Chosen, Direction, Option
from boneyard.families.listing import Declared, Usual, declaration
from boneyard.families.tricks.game import TricksGame
from boneyard.families.tricks.rules import TricksRules


def tricks_listing(
    slug: str,
    *,
    section: str,
    booklets: str = "",
    sets: tuple[int, ...] = (6,),
    players: Iterable[int],
    rules: Callable[[Chosen], TricksRules],
    options: tuple[Declared, ...] = (),
    direction: Option[Direction] = DIRECTION,
    match: Usual = None,
    facts: Facts = no_facts,
    shelf: Shelf | None = None,
    sign: str = "",
) -> Listing:
    """A trick game's listing."""

    def build(listing: Listing, chosen: Chosen) -> AnyGame:
        return TricksGame(listing, chosen, rules(chosen))

    declare = declaration(sets, tuple(players), *options, direction=direction, match=match)
    abilities = frozenset({"hint", "undo"})
    return Listing(
        slug, section, booklets, GameKind.TRICKS, declare, build, 1, abilities, facts, shelf, sign
    )

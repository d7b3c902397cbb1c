"""How a counting game declares itself."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.core.game import GameKind, Listing
from boneyard.core.options import TARGET, AnyOption, Chosen
from boneyard.families.counting.game import CountingGame
from boneyard.families.counting.rules import CountingRules
from boneyard.families.listing import HandSizes, listing_with_hands


def counting_listing(
    slug: str,
    *,
    section: str,
    booklets: str,
    sets: tuple[int, ...],
    hands: HandSizes,
    rules: Callable[[Chosen, int], CountingRules],
    match: str | Callable[[Chosen], str],
    options: tuple[AnyOption, ...] = (),
) -> Listing:
    """A counting game's listing; points come during play, so all of them have a target."""
    return listing_with_hands(
        slug,
        section=section,
        booklets=booklets,
        kind=GameKind.COUNTING,
        sets=sets,
        hands=hands,
        rules=rules,
        build=CountingGame,
        options=(*options, TARGET),
        match=match,
    )

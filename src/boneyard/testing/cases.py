"""What the contract is checked on: tables of every game on which every two choices meet."""

from __future__ import annotations

from functools import cache, partial

import boneyard
from boneyard.core.game import AnyGame, GameKind
from boneyard.core.options import COUNTED, AnyOption, Chosen, OptionKind, Value
from boneyard.testing.covering import covering

SHORT: dict[str, Value] = {"match": "rounds:2"}
"""Two rounds show what happens between rounds; a longer match shows nothing more."""
FEW_POINTS = 30
FEWEST_POINTS = 1
"""Where a bid is lost that was not made: whoever bids at random gets no further."""


def choices(option: AnyOption, points: int = FEW_POINTS) -> tuple[Value, ...]:
    """Every value worth trying of an option; of a match to points, one to so many at most."""
    if option.kind == OptionKind.FLAG:
        return (False, True)
    if option.kind == OptionKind.NUMBER:
        # The least that is something, too: the highest may be ruled out by what else is chosen.
        return tuple(sorted({option.low, option.low + 1, int(option.default), option.high}))
    if option.kind == OptionKind.MATCH:
        # A match with a name ends by what the rounds bring, and that only longer ones show.
        others = (f"{kind}:1" for kind in option.counted if kind not in COUNTED)
        return *matches(str(option.default), points), *others, *option.choices
    return option.choices or (option.default,)


def matches(usual: str, most: int) -> tuple[str, ...]:
    """Short matches: to rounds, and to points where the game is usually played to points."""
    kind, _, number = usual.partition(":")
    points = (f"points:{min(int(number), most)}",) if kind == "points" else ()
    return SHORT["match"], *points


@cache
def choices_of(slug: str) -> tuple[Chosen, ...]:
    """Tables of this game on which every two choices that go together meet."""
    listing = boneyard.listing(slug)
    most = FEWEST_POINTS if listing.kind == GameKind.TRICKS else FEW_POINTS
    return tuple(covering(listing.declare, partial(choices, points=most)))


def name(slug: str, case: Chosen) -> str:
    """How a test report calls this table: by what is not as usual there."""
    usual = {o.name: o.default for o in boneyard.listing(slug).declare(case)}
    told = [f"{key}={value}" for key, value in case.items() if value != usual[key]]
    return " ".join([slug, *told])


def cases(slug: str) -> list[AnyGame]:
    """This game at tables on which every two choices that go together meet."""
    return [boneyard.game(slug, **case) for case in choices_of(slug)]

"""What the contract is checked on: tables of every game on which every two choices meet."""

from __future__ import annotations

from functools import cache

import boneyard
from boneyard.core.game import AnyGame
from boneyard.core.options import AnyOption, Chosen, OptionKind, Value
from boneyard.testing.covering import covering

SHORT: dict[str, Value] = {"match": "rounds:2"}
"""Two rounds show what happens between rounds; a longer match shows nothing more."""
FEW_POINTS = 30


def choices(option: AnyOption) -> tuple[Value, ...]:
    """Every value worth trying of an option."""
    if option.kind == OptionKind.FLAG:
        return (False, True)
    if option.kind == OptionKind.NUMBER:
        # The least that is something, too: the highest may be ruled out by what else is chosen.
        return tuple(sorted({option.low, option.low + 1, int(option.default), option.high}))
    if option.kind == OptionKind.MATCH:
        return matches(str(option.default))
    return option.choices or (option.default,)


def matches(usual: str) -> tuple[str, ...]:
    """Short matches: to rounds, and to points where the game is usually played to points."""
    kind, _, number = usual.partition(":")
    points = (f"points:{min(int(number), FEW_POINTS)}",) if kind == "points" else ()
    return SHORT["match"], *points


@cache
def choices_of(slug: str) -> tuple[Chosen, ...]:
    """Tables of this game on which every two choices that go together meet."""
    return tuple(covering(boneyard.listing(slug).declare, choices))


def name(slug: str, case: Chosen) -> str:
    """How a test report calls this table: by what is not as usual there."""
    usual = {o.name: o.default for o in boneyard.listing(slug).declare(case)}
    told = [f"{key}={value}" for key, value in case.items() if value != usual[key]]
    return " ".join([slug, *told])


def cases(slug: str) -> list[AnyGame]:
    """This game at tables on which every two choices that go together meet."""
    return [boneyard.game(slug, **case) for case in choices_of(slug)]

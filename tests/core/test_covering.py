"""Tables on which every two choices meet."""

from __future__ import annotations

from itertools import combinations, product

from boneyard.core.options import PLAYERS, SET, AnyOption, Chosen, choice, flag
from boneyard.testing.cases import choices
from boneyard.testing.covering import covering


def _options(chosen: Chosen) -> tuple[AnyOption, ...]:
    large = chosen.get(SET, 6) == 9
    extra = (flag("extra"),) if large else ()
    return (
        choice(SET, 6, 9), choice(PLAYERS, *((5, 6, 7) if large else (2, 3))),
        *(choice(name, "x", "y", "z") for name in "abcde"), *extra,
    )  # fmt: skip


def test_every_two_choices_meet_on_few_tables() -> None:
    tables = covering(_options, choices)
    met = {frozenset(pair) for table in tables for pair in combinations(table.items(), 2)}
    for set_ in (6, 9):
        offered = [option for option in _options(Chosen({"set": set_})) if option.name != "set"]
        for one, other in combinations(offered, 2):
            for pair in product(choices(one), choices(other)):
                assert frozenset(zip((one.name, other.name), pair, strict=True)) in met
    # Of five options with three choices any two meet on 15 of 243 tables, with players a few more.
    assert len(tables) <= 25

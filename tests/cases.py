"""On how many cases things are tried."""

from __future__ import annotations

import random

import pytest
from hypothesis import settings

import boneyard
from boneyard.core.options import Value
from boneyard.testing.cases import choices_of, name

FEWER = settings(max_examples=2 * settings().max_examples // 5)
"""For a property whose cases take a tenth of a second or more: still many with `make test-deep`."""
MANY = 40
"""Tables of one game that are tried by `make test`."""
MATCHES = ("rounds:1", "rounds:2", "rounds:3", "points:10", "points:30", "points:60")


def each_table(*slugs: str) -> pytest.MarkDecorator:
    """The test takes a `game`: every table of these games on which two choices meet; where one has
    very many, most of them only with `make test-deep`."""
    found = [
        pytest.param(
            boneyard.game(slug, **case),
            id=name(slug, case),
            marks=[pytest.mark.deep] if n >= MANY else [],
        )
        for slug in slugs
        for n, case in enumerate(choices_of(slug))
    ]
    return pytest.mark.parametrize("game", found)


def table(slug: str, n: int, rng: random.Random) -> dict[str, Value]:
    """What is chosen at the n-th of these tables, which come round again, for a match at random."""
    tables = choices_of(slug)
    chosen = tables[n % len(tables)]
    usual = {option.name: option.default for option in boneyard.listing(slug).options(chosen)}
    return {**chosen, "match": rng.choice((usual["match"], *MATCHES))}

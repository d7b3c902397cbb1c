"""Those who wait are drawn together: everybody sees what they would see alone."""

from __future__ import annotations

import random
from functools import partial

import pytest

import boneyard
from boneyard.table import Table
from boneyard.text import words
from boneyard.view import Alike, Company, build
from tests.played import play_on
from tests.view.games_played import of_kind

MOVES = 50
FAMILIES = [*of_kind("line"), *of_kind("counting"), *of_kind("memory")]


@pytest.mark.parametrize("slug", FAMILIES)
def test_whoever_is_drawn_first_decides_nothing_for_the_others(slug: str) -> None:
    listing = boneyard.listing(slug)
    table, rng = Table(listing.game(listing.match_of(3)), bytes(32)), random.Random(1)
    draw = partial(
        build,
        table.game,
        words=words("en", slug),
        names=[f"P{seat}" for seat in range(table.game.players)],
        company=Company(bots=frozenset({1}), away=frozenset({0})),
    )
    shared = 0
    for _ in range(MOVES):
        if table.over:
            break
        play_on(table, rng)
        alike: Alike = {}
        looks: list[int | None] = [*range(table.game.players), None]
        rng.shuffle(looks)
        for look in looks:
            seen = table.observe(look), table.moves(-1 if look is None else look)
            for frame in ((30.0, 18.0), (12.0, 20.0)):
                assert draw(*seen, frame=frame, alike=alike) == draw(*seen, frame=frame), look
        shared += len(alike)
    assert shared

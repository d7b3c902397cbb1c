"""Advice where a game has no adviser of its own: the strongest bot's, and what speaks for it."""

from __future__ import annotations

from random import Random

import pytest

import boneyard
from boneyard.bots import Budget, advice
from boneyard.core.game import AnyGame
from boneyard.table import Table
from boneyard.text import LANGUAGES, words
from boneyard.view.words.speech import why


def begun(slug: str, **options: str | int) -> tuple[AnyGame, Table]:
    game = boneyard.game(slug, **options)
    table = Table(game, bytes(32))
    table.go_on()
    return game, table


def advised(table: Table, seed: int = 1) -> advice.Advice:
    seat = table.seats_to_act[0]
    few = Budget(playouts=400)
    return advice.advise(table.game, table.observe(seat), table.moves(seat), Random(seed), few)


def test_where_there_is_one_thing_to_do_that_is_said() -> None:
    _, table = begun("hungarian")
    assert len(list(table.moves(table.seats_to_act[0]))) == 1, "the highest double opens"
    said = advised(table)
    assert said.because is not None
    assert said.because.key == "because-only"


@pytest.mark.parametrize("slug", ["hungarian", "classic-draw", "all-fives", "italian"])
def test_advice_can_be_followed_and_says_what_speaks_for_it(slug: str) -> None:
    _, table = begun(slug)
    for seed in range(6):
        seat = table.seats_to_act[0]
        said = advised(table, seed)
        assert said.action in table.moves(seat)
        assert said.because is not None
        for language in LANGUAGES:
            assert why(said.because, words(language, slug))
        table.play(seat, said.action)


def test_points_are_told_where_rounds_bring_points_and_only_there() -> None:
    keys: dict[str, set[str]] = {"hungarian": set(), "classic-draw": set()}
    for slug, found in keys.items():
        _, table = begun(slug)
        while not table.rests and table.result is None:
            said = advised(table)
            assert said.because is not None
            found.add(said.because.key)
            table.play(table.seats_to_act[0], said.action)
    assert "because-points" in keys["hungarian"]
    assert "because-points" not in keys["classic-draw"]
    assert "because-often" in keys["classic-draw"]

"""Bots of three strengths play dominance, none waits for the compiler."""

from __future__ import annotations

import random

import pytest

from boneyard.bots import bot
from boneyard.bots.random import RandomBot
from boneyard.games.dominance.actions import Dictate
from boneyard.games.dominance.bot import BOTS, advise
from boneyard.games.dominance.test_book import NO_FIVE, column, standing
from boneyard.puzzles.dominance import engine as kernel
from tests.grids import share


def test_each_level_has_its_own_bot_and_the_higher_one_sees_further() -> None:
    found = [bot(name, "dominance") for name in ("casual", "strong", "master")]
    assert found == list(BOTS.values())
    nodes = [one.nodes for one in BOTS.values()]  # type: ignore[attr-defined]
    assert nodes == sorted(nodes)


@pytest.mark.parametrize("matches", [4, pytest.param(12, marks=pytest.mark.deep)])
def test_it_beats_chance(matches: int) -> None:
    assert share("dominance", BOTS["quick"], RandomBot(), matches) > 0.9


def test_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "ready", lambda: False)
    monkeypatch.setattr(kernel, "warm_up", lambda *, wait=False: None)
    table = standing("5-3 7-1 7-2 6-4", two=NO_FIVE)
    seen, moves = table.game.observe(table.state, 0), table.game.legal(table.state, 0)
    assert BOTS["strongest"].choose(table.game, seen, moves, random.Random(1)) in moves


def test_it_dictates_where_that_wins() -> None:
    # Made to take 5-3, Ben misses a turn, and Ada gets both sevens: 13 against 8 in row 7. If she
    # takes one of them, Ben takes the other.
    one = column(r1=6, r3=2, r5=5, r7=6)
    two = column(r1=6, r3=9, r4=3, r7=8)
    table = standing("5-3 7-3 7-4", one, two)
    advice = advise(
        table.game, table.game.observe(table.state, 0), table.game.legal(table.state, 0),
        random.Random(1),
    )  # fmt: skip
    assert advice.action == Dictate(5)
    assert advice.reason is not None
    assert dict(advice.reason.args)["outcome"] == "wins"

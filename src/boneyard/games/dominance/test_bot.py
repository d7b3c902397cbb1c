"""Bots of three strengths play dominance, none waits for the compiler."""

from __future__ import annotations

import random
import time

import pytest

from boneyard.bots import bot
from boneyard.bots.bot import Budget
from boneyard.bots.random import RandomBot
from boneyard.games.dominance import bot as dominance_bot
from boneyard.games.dominance.actions import Dictate
from boneyard.games.dominance.bot import BOTS, advise
from boneyard.games.dominance.position import DominancePosition
from boneyard.games.dominance.test_book import NO_FIVE, column, standing
from boneyard.puzzles.dominance import Found
from boneyard.puzzles.dominance import engine as kernel
from tests.grids import share


def test_each_level_has_its_own_bot_and_the_higher_one_sees_further() -> None:
    found = [bot(name, "dominance") for name in ("casual", "strong", "master")]
    assert found == list(BOTS.values())
    most = [one.most for one in BOTS.values()]  # type: ignore[attr-defined]
    assert most == sorted(most)


def test_a_budget_limits_what_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, float | None]] = []

    def search(position: object, nodes: int, engine: str, seconds: float | None) -> Found:
        asked.append((nodes, seconds))
        return Found(Dictate(5), 0.0, False, None, 1, nodes)

    monkeypatch.setattr(dominance_bot, "search", search)
    table = standing("5-3 7-1 7-2 6-4", two=NO_FIVE)
    seen, moves = table.game.observe(table.state, 0), table.game.legal(table.state, 0)
    master, strong = BOTS["strongest"], BOTS["strong"]
    for mind in (
        master.within(Budget(playouts=700)),
        strong.within(Budget(playouts=700)),
        strong.within(Budget(playouts=7)),
        master.within(Budget(seconds=0.5, playouts=7)),
        master,
    ):
        mind.choose(table.game, seen, moves, random.Random(1))
    assert asked == [
        (700_000, None),
        (100_000, None),
        (7_000, None),
        (7_000, 0.5),
        (2_000_000, 1.0),
    ]


@pytest.mark.parametrize("engine", ["plain", "kernel"])
def test_who_has_a_time_ends_in_time(engine: kernel.Engine) -> None:
    if engine == "kernel":
        kernel.warm_up(wait=True)
    began = time.process_time()
    found = kernel.search(DominancePosition(), 10**9, engine, 0.05)
    # The rest of the search would take minutes, so a slow machine is no excuse.
    assert time.process_time() - began < 5
    assert found.move in DominancePosition().moves()


def test_who_has_no_time_left_has_found_nothing() -> None:
    kernel.warm_up(wait=True)
    engine = kernel._Kernel(DominancePosition(), nodes=1000)
    assert engine.run(2, -kernel.INFINITE, kernel.INFINITE, 1000).move is not None
    engine.stop.fill(1)
    late = engine.run(3, -kernel.INFINITE, kernel.INFINITE, 1000)
    assert (late.move, late.finished) == (None, False)
    nodes = kernel._Kernel(DominancePosition(), nodes=1000)
    assert nodes.run(3, -kernel.INFINITE, kernel.INFINITE, 0).move is None


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

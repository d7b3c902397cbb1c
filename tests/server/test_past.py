"""Looking back shows what was, however it is kept."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence

import pytest

import boneyard
from boneyard.server.past import LOG_STEPS, MARK_EVERY, Past
from boneyard.table import Entry, Step, Table


def play(table: Table, past: Past, rng: random.Random, most: int) -> None:
    for _ in range(most):
        if table.over:
            return
        if table.rests:
            past.add(table.go_on())
            continue
        seat = rng.choice(table.seats_to_act)
        past.add(table.play(seat, table.moves(seat).sample(rng)))


def folded(table: Table) -> Sequence[Step]:
    again = Table(table.game, b"")
    return [Step(entry, again.follow(entry)) for entry in table.entries]


@pytest.mark.parametrize("slug", ["block", "memory", "solo-rows", "dominance"])
def test_it_is_what_the_log_says(slug: str) -> None:
    rng = random.Random(slug)
    table, past = Table(boneyard.game(slug), rng.randbytes(32)), Past()
    past.add(table.go_on())
    for _ in range(6):
        play(table, past, rng, MARK_EVERY // 2)
        # Asked in any order, and again after taking back.
        for count in rng.sample(range(len(table.line) + 1), min(12, len(table.line))):
            then = Table(table.game, b"")
            step = [then.follow(Entry(*one)) for one in table.line[:count]][-1:]
            state, last = past.after(table, count)
            assert state == then.state
            assert [one.events for one in last] == step
        assert list(past.recent(table)) == list(folded(table))[-LOG_STEPS:]
        if table.seats_to_act and table.why_no_undo(table.seats_to_act[0], ()) is None:
            past.add(table.undo(table.seats_to_act[0], ()))


def test_it_costs_little_after_a_long_match() -> None:
    """A client may ask twenty-five times a second; the others must not wait for that."""
    rng = random.Random(1)
    game = boneyard.game("block", players=2, match="rounds:100")
    table, past = Table(game, rng.randbytes(32)), Past()
    past.add(table.go_on())
    play(table, past, rng, 1500)
    past.recent(table)
    past.after(table, len(table.line))
    whole = time.perf_counter()
    folded(table)
    whole = time.perf_counter() - whole
    begun = time.perf_counter()
    for _ in range(10):
        past.recent(table)
        past.after(table, rng.randrange(len(table.line)))
    assert (time.perf_counter() - begun) / 10 < whole / 4

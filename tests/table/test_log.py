"""Going back along the line of a match shows what was, and costs little however long it is."""

from __future__ import annotations

import random
from typing import Any

import pytest

import boneyard
from boneyard.core.game import AnyGame
from boneyard.table import CannotUndo, Entry, Step, Table, Undo
from boneyard.table.log import MARK_EVERY


def play(table: Table, rng: random.Random, most: int) -> None:
    for _ in range(most):
        if table.over:
            return
        if table.waits:
            table.go_on()
            continue
        seat = rng.choice(table.seats_to_act)
        table.play(seat, table.moves(seat).sample(rng))


class Counting:
    """Counts how often a game plays an action."""

    def __init__(self, game: AnyGame) -> None:
        self.game, self.plays = game, 0
        self._play = game.play
        game.play = self  # type: ignore[method-assign, assignment]

    def __call__(self, *args: Any) -> Any:
        self.plays += 1
        return self._play(*args)


@pytest.mark.parametrize("slug", ["block", "memory", "solo-rows", "dominance"])
def test_looking_back_shows_what_was(slug: str) -> None:
    rng = random.Random(slug)
    table = Table(boneyard.game(slug), rng.randbytes(32))
    table.go_on()
    for _ in range(6):
        play(table, rng, MARK_EVERY // 2 + 3)
        then = Table(table.game, b"")
        assert table.after(0) == (then.state, ())
        for count, (actor, action) in enumerate(table.course, 1):
            events = then.follow(Entry(actor, action))
            state, last = table.after(count)
            assert state == then.state
            assert [step.events for step in last] == [events]
        assert table.count == len(table.course)
        if table.seats_to_act and table.why_no_undo(table.seats_to_act[0], ()) is None:
            table.undo(table.seats_to_act[0], ())


def marked_and_taken_back(marks: int, undos: int) -> Table:
    """A puzzle in which somebody marks a great deal, then takes some of it back and marks anew."""
    rng = random.Random(1)
    table = Table(boneyard.game("dominosa"), rng.randbytes(32))
    table.go_on()
    play(table, rng, marks)
    for _ in range(undos):
        table.undo(0, {0})
        table.undo(0, {0})
        play(table, rng, 2)
    return table


def test_taking_back_plays_only_what_lies_near() -> None:
    table = marked_and_taken_back(400, 0)
    counting = Counting(table.game)
    for _ in range(200):
        table.undo(0, {0})
    assert counting.plays <= 200 * MARK_EVERY
    # A long match is no dearer than a short one.
    counting.plays = 0
    table.undo(0, {0})
    assert counting.plays <= MARK_EVERY


def test_a_log_is_read_in_proportion_to_its_length() -> None:
    table = marked_and_taken_back(400, 100)
    game = boneyard.game("dominosa")
    counting = Counting(game)
    again = Table(game, table.seed, entries=table.entries)
    undos = sum(isinstance(entry.deed, Undo) for entry in table.entries)
    assert undos == 200
    assert counting.plays <= len(table.entries) + undos * MARK_EVERY
    assert again.state == table.state
    assert again.course == table.course


def test_what_was_planned_before_an_undo_is_as_if_it_had_not_been() -> None:
    rng = random.Random(5)
    table = Table(boneyard.game("solo-rows"), rng.randbytes(32))
    table.go_on()
    for _ in range(40):
        play(table, rng, rng.randrange(1, 4))
        plan = table.plan_undo(0) if table.why_no_undo(0) is None else None
        before, entries = table.state, list(table.entries)
        assert (table.state, table.entries) == (before, entries)
        if plan is not None:
            steps = table.commit(plan)
            assert [type(step) for step in steps] == [Step]
        fresh = Table(table.game, b"", entries=[Entry(*one) for one in table.course])
        assert fresh.state == table.state


def test_a_log_cannot_take_back_what_nobody_did() -> None:
    table = Table(boneyard.game("block", players=2), bytes(32))
    table.go_on()
    with pytest.raises(CannotUndo):
        table.follow(Entry(1, Undo()))
    assert len(table.entries) == 1

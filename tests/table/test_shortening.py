"""A long log made short is the same match."""

from __future__ import annotations

from random import Random

import pytest

from boneyard import game
from boneyard.core.actions import Nature
from boneyard.notation.record import read, replay, write
from boneyard.table import LATEST, Table, shortened

TRIES = 1500


def tried(slug: str, **options: int | str) -> Table:
    """Somebody alone tries everything, goes back, and tries again."""
    rng = Random(17)
    table = Table(game(slug, **options), seed=bytes(32))
    while len(table.entries) < TRIES:
        if table.waits:
            table.go_on()
        elif table.over or rng.random() < 0.4:
            if table.why_no_undo(0) is None:
                table.undo(0)
        else:
            table.play(0, table.moves(0).sample(rng))
    return table


@pytest.mark.parametrize("slug", ["dominosa", "quadrille", "solo-rows"])
def test_what_can_come_of_it_stays_the_same(slug: str) -> None:
    table = tried(slug)
    short = shortened(table)
    assert short is not None
    assert len(short.entries) < TRIES / 2
    assert short.entries[-LATEST:] == table.entries[-LATEST:]
    *_, last = replay(read(write(short.record())))
    assert last.state == table.state
    for _ in range(LATEST):
        assert (short.state, short.chances) == (table.state, table.chances)
        if table.why_no_undo(0) is not None:
            break
        table.undo(0)
        short.undo(0)


def test_marks_leave_at_most_one_each() -> None:
    """Whoever marks every place in turn, again and again, comes back to no earlier position for
    long: what is kept is what is marked in the end."""
    table = Table(game("dominosa"), seed=bytes(32))
    table.go_on()
    marks = [deed for deed in table.moves(0) if str(deed).startswith("mark")]
    for turn in range(3 * TRIES // len(marks)):
        for mark in marks[: len(marks) - turn % 2]:
            table.play(0, mark)
    short = shortened(table)
    assert short is not None
    assert len(short.entries) <= 1 + len(marks) + 2 * LATEST
    assert short.state == table.state


def test_a_match_nobody_took_back_stays_as_it_is() -> None:
    table = Table(game("all-fives", players=2, match="rounds:100"), seed=bytes(32))
    while len(table.entries) < 3 * LATEST:
        if table.waits:
            table.go_on()
        else:
            (seat,) = table.seats_to_act
            table.play(seat, next(iter(table.moves(seat))))
    assert any(isinstance(entry.actor, Nature) for entry in table.entries)
    assert shortened(table) is None

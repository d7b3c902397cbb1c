"""What is stored of a puzzle stays short, however often it is marked, and nothing is lost by it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection as Database
from sqlalchemy import func, select

from boneyard.cli import main
from boneyard.families.puzzle.actions import Mark, Put
from boneyard.puzzles.dominosa import Grid, solutions
from boneyard.server.live.connection import Connection
from boneyard.server.live.outbox import record_of
from boneyard.server.live.protocol import Act, TakeBack
from boneyard.server.rooms import held
from boneyard.server.rooms.registry import Registry
from boneyard.server.rooms.room import Room
from boneyard.server.storage import queries
from boneyard.server.storage.queries import Conflict
from boneyard.server.storage.schema import entries
from boneyard.table import shortening
from tests.server.rooms import begun
from tests.server.running import quick

LATEST, LONG = 6, 20


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log counts as long after a few entries."""
    monkeypatch.setattr(shortening, "LATEST", LATEST)
    monkeypatch.setattr(held, "LATEST", LATEST)
    monkeypatch.setattr(held, "LONG", LONG)


async def marked(registry: Registry, times: int = 60) -> tuple[Room, Connection]:
    """Somebody marks one place after the other, and goes back now and then."""
    room = await begun(registry, "dominosa", players=1)
    me = Connection(frozenset({0}), "en", "dominosa", 99)
    await room.join(me)
    marks = [deed for deed in room.table.moves(0) if isinstance(deed, Mark)]
    for at in range(times):
        await room.act(me, Act(f"a{at}", 0, marks[at % 7]))
        if at % 5 == 4:
            await room.undo(me, TakeBack(f"b{at}", 0))
    return room, me


async def on_disk(registry: Registry) -> int:
    def count(connection: Database) -> int:
        return connection.execute(select(func.count()).select_from(entries)).scalar_one()

    return await registry.store.read(count)


async def test_marks_leave_a_short_log_on_which_the_table_plays_on(registry: Registry) -> None:
    room, me = await marked(registry)
    seq = room.seq
    assert seq > 60
    assert len(room.table.entries) == await on_disk(registry) < LONG + 3 * LATEST
    await registry._close(room.stored.id)
    again = await registry.room(room.stored.id)
    assert (again.seq, again.frozen) == (seq, False)
    assert again.table.state == room.table.state
    # What the page sends once more because no answer reached it is not done again.
    me = Connection(frozenset({0}), "en", "dominosa", 99)
    await again.join(me)
    mark = next(deed for deed in again.table.moves(0) if isinstance(deed, Mark))
    await again.act(me, Act("a59", 0, mark))
    assert again.seq == seq
    await again.undo(me, TakeBack("c", 0))
    assert again.seq == seq + 1


async def test_a_puzzle_with_a_short_past_is_proven_like_any_other(
    registry: Registry, tmp_path: Path
) -> None:
    room, me = await marked(registry)
    rows = "\n".join("".join(map(str, row)) for row in room.table.state.rows)
    for at, cells in enumerate(solutions(Grid.parse(rows), limit=1)[0]):
        await room.act(me, Act(f"p{at}", 0, Put(cells)))
    assert room.stored.status == "over"
    assert room.stored.left_out > 0
    kept = tmp_path / "puzzle.txt"
    kept.write_text(record_of(room, None)())
    assert main(["verify", str(kept)]) == 0


async def test_a_log_is_shortened_as_a_whole_or_not_at_all(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is stopped on the way leaves it as it was, and the table plays on."""
    shorten = queries.shorten

    def stopped(connection: Database, **said: Any) -> None:
        shorten(connection, **said)
        raise RuntimeError

    monkeypatch.setattr(queries, "shorten", stopped)
    room, _ = await marked(registry)
    assert await on_disk(registry) == room.seq > 60
    await registry._close(room.stored.id)
    again = await registry.room(room.stored.id)
    assert (again.seq, again.frozen) == (room.seq, False)
    assert again.table.state == room.table.state


async def test_another_server_reads_what_is_left(registry: Registry, database: str) -> None:
    other_house = Registry(quick(database))
    await other_house.open()
    try:
        room, me = await marked(registry, 15)
        other = await other_house.room(room.stored.id)
        marks = [deed for deed in room.table.moves(0) if isinstance(deed, Mark)]
        for at in range(40):
            await room.act(me, Act(f"c{at}", 0, marks[0]))
        assert room.stored.left_out > 0
        with pytest.raises(Conflict):
            await other.reach(room.stored.revision)
        other = await other_house.room(room.stored.id)
        assert (other.seq, other.table.state) == (room.seq, room.table.state)
    finally:
        await other_house.close()

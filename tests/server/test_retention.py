"""For how long tables are kept, and how they go without anybody waiting for it."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, func, insert, select, update

from boneyard.cli import main
from boneyard.server.rooms import registry as registry_module
from boneyard.server.rooms.forgetting import DAY_S, Forgetting
from boneyard.server.rooms.registry import NoTable, Registry
from boneyard.server.storage import queries, retention
from boneyard.server.storage.queries import Status, now_ms
from boneyard.server.storage.retention import DAY_MS, ROWS, count_due, cutoffs, forget_some
from boneyard.server.storage.schema import entries, sayings, seats, tables
from boneyard.server.storage.writer import Store
from tests.server.rooms import begun, move
from tests.server.running import quick

STATUSES: tuple[Status, ...] = ("waiting", "playing", "over", "abandoned")


def aged(days: dict[Status, int]) -> dict[Status, int]:
    return {status: now_ms() - count * DAY_MS for status, count in days.items()}


def make(connection: Connection, name: str, status: Status, days: float, rows: int = 3) -> None:
    """A table as old as this, with a log of so many entries."""
    touched = now_ms() - int(days * DAY_MS)
    row = {"slug": "block", "version": 1, "options": "{}", "secret": b"", "key": b"", "clock_s": 0}
    at = {"created": touched, "touched": touched, "status": status}
    connection.execute(insert(tables).values(id=name, **row, **at))
    seat = {"table_id": name, "seat": 0, "kind": "me", "name": "", "generation": 0}
    connection.execute(insert(seats).values(seat))
    told = {"table_id": name, "number": 0, "seat": 0, "ears": "0", "text": "hello"}
    connection.execute(insert(sayings).values(told))
    if rows:
        entry = {"table_id": name, "actor": "0", "deed": "{}", "at": 0}
        connection.execute(insert(entries), [{**entry, "seq": seq} for seq in range(rows)])


def left(connection: Connection) -> set[str]:
    """The tables that are there; nothing is left of the others."""
    names = set(connection.execute(select(tables.c.id)).scalars())
    for part in (entries, seats, sayings):
        assert set(connection.execute(select(part.c.table_id)).scalars()) == names
    return names


@pytest.fixture
async def store(database: str) -> Store:
    made = Store(database)
    made.open()
    return made


def test_no_kind_is_kept_for_longer_than_all() -> None:
    assert cutoffs(0, 180, 0, 30) == {
        "playing": -180 * DAY_MS,
        "waiting": -30 * DAY_MS,
        "over": -180 * DAY_MS,
        "abandoned": -180 * DAY_MS,
    }
    assert set(cutoffs(0, 7, 90, 30).values()) == {-7 * DAY_MS}
    assert cutoffs(0, 180, 20, 30)["over"] == -20 * DAY_MS


async def test_each_kind_has_its_time(store: Store) -> None:
    before = aged({"waiting": 30, "playing": 180, "over": 60, "abandoned": 60})
    try:
        newest: dict[Status, int] = {"waiting": 29, "playing": 179, "over": 59, "abandoned": 59}
        for status, kept in newest.items():
            await store.write(partial(make, name=f"{status}-new", status=status, days=kept))
            await store.write(partial(make, name=f"{status}-old", status=status, days=kept + 2))
        assert await store.read(partial(count_due, before=before)) == dict.fromkeys(STATUSES, 1)
        assert await store.write(partial(forget_some, before=before)) == 4
        assert await store.write(partial(forget_some, before=before)) == 0
        assert await store.read(left) == {f"{status}-new" for status in STATUSES}
    finally:
        await store.close()


async def test_who_is_looked_at_is_spared(store: Store) -> None:
    before = aged({"over": 1})
    try:
        for name in ("a", "b", "c"):
            await store.write(partial(make, name=name, status="over", days=9))
        assert await store.write(partial(forget_some, before=before, spared={"a", "c"})) == 1
        assert await store.read(left) == {"a", "c"}
    finally:
        await store.close()


async def test_many_go_in_portions(store: Store) -> None:
    """Long logs alone, short ones together, and never more rows than a player would notice."""
    before = aged({"over": 1})
    lengths = [ROWS // 4] * 6 + [ROWS * 2, 0, 1, ROWS]
    count = select(func.count()).select_from(entries)

    def rows(connection: Connection) -> int:
        return int(connection.execute(count).scalar_one())

    try:
        for number, length in enumerate(lengths):
            days = 100 - number
            one = partial(make, name=f"t{number}", status="over", days=days, rows=length)
            await store.write(one)
        portions = []
        while True:
            there = await store.read(rows)
            some = await store.write(partial(forget_some, before=before))
            if not some:
                break
            portions.append((some, there - await store.read(rows)))
        assert sum(some for some, _ in portions) == len(lengths)
        assert all(gone <= ROWS or some == 1 for some, gone in portions)
        assert portions[0] == (4, ROWS)
    finally:
        await store.close()


async def test_players_do_not_wait_for_it(store: Store) -> None:
    """However much is forgotten, others get their writes in between."""
    before = aged({"over": 1})
    for number in range(40):
        one = partial(make, name=f"t{number}", status="over", days=9, rows=ROWS // 2)
        await store.write(one)

    async def forget_all() -> None:
        while await store.write(partial(forget_some, before=before)):
            await asyncio.sleep(retention.PAUSE_S)

    forgetting = asyncio.create_task(forget_all())
    waits = []
    try:
        while not forgetting.done():
            asked = time.perf_counter()
            await store.write(queries.try_to_write)
            waits.append(time.perf_counter() - asked)
            await asyncio.sleep(0.005)
        await forgetting
        assert len(waits) >= 20
        assert sorted(waits)[len(waits) // 2] < 0.5
    finally:
        await store.close()


async def test_a_server_forgets_by_kind(database: str) -> None:
    """All that was said at a table goes with it; a room that is open stays."""
    registry = Registry(replace(quick(database), keep_finished_days=5))
    await registry.open()
    day = Day(registry)
    try:
        rooms = [await begun(registry) for _ in range(3)]
        await move(rooms[0])
        for room in rooms:
            assert await room.say(0, "hello")
        over, playing, looked_at = (room.stored.id for room in rooms)
        for table in (over, playing):
            await registry._close(table)

        def age(connection: Connection) -> None:
            old = update(tables).values(touched=now_ms() - 6 * DAY_MS)
            connection.execute(old)
            ended = tables.c.id.in_([over, looked_at])
            connection.execute(update(tables).where(ended).values(status="over"))

        await registry.store.write(age)
        await day.next()
        await day.next()
        assert await registry.store.read(said_at) == {playing, looked_at}
        with pytest.raises(NoTable):
            await registry.room(over)
        assert (await registry.room(playing)).seq > 0
    finally:
        await registry.close()


class Day:
    """What a server forgets, day by day, by a clock that may be wrong."""

    def __init__(self, registry: Registry) -> None:
        self.days = self.wrong_by = 0
        self._forgetting = Forgetting(
            registry.store,
            registry.settings,
            lambda: registry._rooms,
            uptime=lambda: self.days * DAY_S,
            clock=lambda: now_ms() + (self.days + self.wrong_by) * DAY_MS,
        )

    async def next(self, wrong_by: int = 0) -> None:
        """The server runs for another day, and its clock is wrong by so many."""
        self.days, self.wrong_by = self.days + 1, wrong_by
        await self._forgetting.look()


async def test_a_clock_that_was_wrong_for_less_than_a_day_has_nothing_forgotten(
    registry: Registry, caplog: pytest.LogCaptureFixture
) -> None:
    day = Day(registry)
    old = await begun(registry)
    await registry._close(old.stored.id)
    there = {old.stored.id}
    await day.next(wrong_by=300)
    assert "all 1 tables are older than they are kept for" in caplog.text
    assert await registry.store.read(ids) == there
    await day.next()
    await day.next(wrong_by=300)
    await day.next()
    assert await registry.store.read(ids) == there
    # It was right after all, and still says so a day later.
    await day.next(wrong_by=300)
    await day.next(wrong_by=300)
    assert await registry.store.read(ids) == set()


async def test_what_is_touched_meanwhile_is_not_forgotten(registry: Registry) -> None:
    day = Day(registry)
    rooms = [await begun(registry) for _ in range(2)]
    await day.next(wrong_by=300)
    played = now_ms() + 301 * DAY_MS

    def touch(connection: Connection) -> None:
        one = tables.c.id == rooms[0].stored.id
        connection.execute(update(tables).where(one).values(touched=played))

    await registry.store.write(touch)
    for room in rooms:
        await registry._close(room.stored.id)
    await day.next(wrong_by=300)
    assert await registry.store.read(ids) == {rooms[0].stored.id}


async def test_a_clock_that_is_behind_makes_nothing_old(
    registry: Registry, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A small machine without a clock of its own starts in another year, until it is told."""
    day = Day(registry)
    room, waits = await begun(registry), await begun(registry)
    right = queries.now_ms()
    for module in (queries, registry_module):
        monkeypatch.setattr(module, "now_ms", lambda: right - 400 * DAY_MS)
    await move(room)
    new = await begun(registry)
    await day.next(wrong_by=-400)
    assert "days behind what was last written" in caplog.text
    monkeypatch.undo()
    tables_there = {one.stored.id for one in (room, waits, new)}
    for table in tables_there:
        await registry._close(table)
    await day.next()
    await day.next()
    assert await registry.store.read(ids) == tables_there


def ids(connection: Connection) -> set[str]:
    return set(connection.execute(select(tables.c.id)).scalars())


def said_at(connection: Connection) -> set[str]:
    return set(connection.execute(select(sayings.c.table_id)).scalars())


# -- the command -------------------------------------------------------------------------------


async def test_the_command_forgets(
    database: str, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    for status in STATUSES:
        for days in (1, 20):
            await store.write(partial(make, name=f"{status}-{days}", status=status, days=days))
    where = ["--database", database]

    async def said(*words: str) -> str:
        assert await asyncio.to_thread(main, ["forget", *words, *where]) == 0
        return capsys.readouterr().out

    try:
        # The server has it open meanwhile.
        assert await said("--older-than", "10", "--dry-run") == "4 tables would be forgotten\n"
        assert len(await store.read(left)) == 8
        assert await said("--older-than", "10", "--only", "never-begun") == "1 tables forgotten\n"
        assert await said("--older-than", "10", "--only", "finished") == "2 tables forgotten\n"
        assert await said("--older-than", "10") == "1 tables forgotten\n"
        there = {f"{status}-1" for status in STATUSES}
        # Whoever has it done every night may have a clock that is wrong.
        where += ["--older-than", "0"]
        assert await asyncio.to_thread(main, ["forget", *where]) == 2
        assert "all 4 tables" in capsys.readouterr().err
        assert await store.read(left) == there
        assert await asyncio.to_thread(main, ["forget", "--all", *where]) == 0
        assert await store.read(left) == set()
    finally:
        await store.close()


@pytest.mark.postgres
async def test_the_command_forgets_on_postgresql(
    postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    store = Store(postgres)
    await asyncio.to_thread(store.open)
    try:
        await store.write(partial(make, name="ancient", status="over", days=9000))
        where = ["--database", postgres, "--older-than", "8000", "--all"]
        assert await asyncio.to_thread(main, ["forget", *where]) == 0
        assert capsys.readouterr().out == "1 tables forgotten\n"
    finally:
        await store.close()

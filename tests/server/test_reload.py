"""A table from disk: the same as before, or not played at all."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection as Database
from sqlalchemy import update

from boneyard.core.actions import Pass
from boneyard.server.keys import seat_of, seat_secret, seats_of
from boneyard.server.live.connection import Connection
from boneyard.server.live.dispatch import hear
from boneyard.server.live.protocol import Act
from boneyard.server.rooms import registry as registry_module
from boneyard.server.rooms.recovery import FULL, Reloaded, Unplayable, reload
from boneyard.server.rooms.registry import NoTable, Registry
from boneyard.server.rooms.room import Room
from boneyard.server.settings import UNLIMITED, BadSetting, Settings, database_address
from boneyard.server.storage import queries as disk
from boneyard.server.storage.queries import Conflict
from boneyard.server.storage.schema import entries, tables
from boneyard.server.storage.writer import Store
from boneyard.table import Entry, Table
from boneyard.text import words
from tests.server.rooms import begun as dealt
from tests.server.rooms import move
from tests.server.running import quick


async def begun(registry: Registry, **options: Any) -> Room:
    """A table of two people in the middle of a round."""
    room = await dealt(registry, **options)
    for _ in range(3):
        await move(room)
    return room


async def opened_anew(registry: Registry, room: Room, change: Callable[[Database], Any]) -> Room:
    """The room after something was changed on disk behind its back."""
    table_id = room.stored.id
    await registry._close(table_id)
    await registry.store.write(change)
    return await registry.room(table_id)


async def test_a_table_opened_anew_is_the_same(registry: Registry) -> None:
    room = await begun(registry)
    again = await opened_anew(registry, room, lambda connection: None)
    assert again is not room
    assert again.table.state == room.table.state
    assert again.stored.chairs == room.stored.chairs
    assert not again.frozen
    await move(again)


async def test_rules_that_lead_elsewhere_freeze_a_table(registry: Registry) -> None:
    room = await begun(registry)
    last = room.seq - 1

    def tamper(connection: Database) -> None:
        here = (entries.c.table_id == room.stored.id) & (entries.c.seq == last)
        connection.execute(update(entries).where(here).values(state_hash="0" * 64))

    again = await opened_anew(registry, room, tamper)
    assert again.frozen
    assert again.seq == last
    line = Connection(frozenset({0}), "en", "block", 99)
    await again.join(line)
    await again.act(line, Act("x", 0, Pass()))
    told = [await line.next() for _ in range(2)]
    assert '"mode":"frozen"' in str(told[0])
    assert "another version" in str(told[1])


async def test_a_frozen_table_tells_nothing_that_was_to_be_remembered(registry: Registry) -> None:
    room = await dealt(registry, "memory")
    await move(room)
    last = room.seq - 1

    def tamper(connection: Database) -> None:
        here = (entries.c.table_id == room.stored.id) & (entries.c.seq == last)
        connection.execute(update(entries).where(here).values(state_hash="0" * 64))

    again = await opened_anew(registry, room, tamper)
    assert again.frozen
    line = Connection(frozenset({0}), "en", "memory", 99)
    await again.join(line)
    for text in ('{"send":"frame","width":30,"height":18}', '{"send":"replay","at":1}'):
        await hear(registry, again, line, text)
    async with asyncio.timeout(20):
        while '"tell":"problem"' not in (told := str(await line.next())):
            assert '"tell":"replay"' not in told
    assert "from memory" in told


async def test_it_is_frozen_where_the_rules_first_led_elsewhere(registry: Registry) -> None:
    """Where the last hash differs, the others tell how far the log can be trusted."""
    room = await begun(registry)

    def tamper(connection: Database) -> None:
        later = (entries.c.table_id == room.stored.id) & (entries.c.seq >= room.seq - 2)
        connection.execute(update(entries).where(later).values(state_hash="0" * 64))

    again = await opened_anew(registry, room, tamper)
    assert again.frozen
    assert again.seq == room.seq - 2


async def test_one_hash_tells_that_a_long_log_is_good(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await begun(registry)
    hashed: list[bool] = []
    real = Table.fits

    def noted(table: Table, stored: str | None) -> bool:
        hashed.append(real(table, stored))
        return hashed[-1]

    monkeypatch.setattr(Table, "fits", noted)
    again = await opened_anew(registry, room, lambda connection: None)
    assert not again.frozen
    assert len(hashed) == 1


async def test_what_happened_last_is_known_after_opening_anew(registry: Registry) -> None:
    room = await begun(registry)
    before = list(room.recent)
    again = await opened_anew(registry, room, lambda connection: None)
    assert list(again.recent) == before
    assert len(before) == room.seq


async def test_a_log_is_read_while_everybody_plays_on(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, other = await begun(registry), await begun(registry)
    reading, go_on = threading.Event(), threading.Event()

    def slow(*args: Any) -> Reloaded:
        reading.set()
        assert go_on.wait(10)
        return reload(*args)

    monkeypatch.setattr(registry_module, "reload", slow)
    opening = asyncio.create_task(opened_anew(registry, room, lambda connection: None))
    await asyncio.to_thread(reading.wait, 10)
    await move(other)
    go_on.set()
    assert (await opening).table.state == room.table.state


async def test_a_log_that_is_full_is_looked_at_and_given_up(database: str) -> None:
    limits = replace(UNLIMITED, entries_per_table=6)
    registry = Registry(quick(database, limits))
    await registry.open()
    try:
        room = await begun(registry)
        line = Connection(frozenset({0, 1}), "nl", "block", 99)
        await room.join(line)
        await move(room)
        assert room.playing
        await move(room)
        assert room.seq == 6
        for one in (room, await opened_anew(registry, room, lambda connection: None)):
            assert (one.wrong, one.playing) == (FULL, False)
        line = Connection(frozenset({0, 1}), "nl", "block", 99)
        await one.join(line)
        seat = one.table.seats_to_act[0]
        await one.act(line, Act("x", seat, next(iter(one.table.moves(seat)))))
        told = [await line.next() for _ in range(2)]
        assert '"mode":"frozen"' in str(told[0])
        for said in told:
            assert words("nl")(FULL) in str(said)
        assert one.seq == 6
        await one.abandon({0, 1})
        assert one.stored.status == "abandoned"
    finally:
        await registry.close()


async def test_a_move_the_rules_no_longer_allow_freezes_a_table(registry: Registry) -> None:
    room = await begun(registry)

    def tamper(connection: Database) -> None:
        here = (entries.c.table_id == room.stored.id) & (entries.c.seq == room.seq - 1)
        connection.execute(update(entries).where(here).values(deed='{"do":"pass"}'))

    assert (await opened_anew(registry, room, tamper)).frozen


async def test_a_game_that_is_no_longer_there_cannot_be_opened(registry: Registry) -> None:
    room = await begun(registry)

    def tamper(connection: Database) -> None:
        connection.execute(update(tables).values(slug="bloc"))

    with pytest.raises(Unplayable, match="bloc"):
        await opened_anew(registry, room, tamper)
    with pytest.raises(NoTable):
        await registry.room("nothere")


async def test_two_servers_at_one_table_do_not_both_win(registry: Registry, database: str) -> None:
    room = await begun(registry)
    other_house = Registry(quick(database))
    await other_house.open()
    try:
        other = await other_house.room(room.stored.id)
        await move(other)
        seq, seat = room.seq, room.table.seats_to_act[0]
        # What a bot has chosen from what it saw does not count any more.
        assert not await room.play(seat, next(iter(room.table.moves(seat))), seq)
        assert room.table.state == other.table.state
        await move(room)
    finally:
        await other_house.close()


async def test_one_write_that_fails_does_not_hurt_the_others(database: str) -> None:
    store = Store(database)
    store.open()

    def fails(connection: Database) -> None:
        raise ZeroDivisionError

    writes = [store.write(fails if i == 3 else disk.try_to_write) for i in range(6)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    await store.close()
    assert [type(result) for result in results].count(ZeroDivisionError) == 1
    assert results.count(None) == 5


async def test_an_id_is_used_once(registry: Registry) -> None:
    room = await begun(registry)
    put = partial(
        disk.append, table_id=room.stored.id, status="playing", state_hash="", client=(0, "id")
    )
    now = room.stored.revision
    await registry.store.write(partial(put, revision=now, first=90, added=[Entry(0, Pass())]))
    again = partial(put, revision=now + 1, first=91, added=[Entry(0, Pass())])
    with pytest.raises(Conflict):
        await registry.store.write(again)


async def test_a_room_nobody_is_in_is_closed(database: str) -> None:
    # Long enough to be seen in the meantime on a machine that is busy.
    registry = Registry(replace(quick(database), idle_s=0.5))
    await registry.open()
    room = await begun(registry)
    assert registry.count() == (1, 0)
    async with asyncio.timeout(30):
        while registry.count() != (0, 0):
            await asyncio.sleep(0.02)
    assert (await registry.room(room.stored.id)).table.state == room.table.state
    await registry.close()


async def test_a_seats_secret_is_its_own(registry: Registry) -> None:
    room = await begun(registry)
    first, second = (seat_secret(room.stored, seat) for seat in (0, 1))
    assert first != second
    assert (seat_of(room.stored, first), seat_of(room.stored, second)) == (0, 1)
    assert seats_of(room.stored, f"{first}~{second}~nonsense") == {0, 1}
    await room.revoke(0)
    assert seats_of(room.stored, f"{first}~{second}") == {1}


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    settings = Settings.from_environment(
        {
            "BONEYARD_DATABASE_URL": "postgres://ada@db/boneyard",
            "BONEYARD_BASE_PATH": "games/",
            "BONEYARD_ORIGINS": "https://a.example https://b.example",
            "BONEYARD_KEEP_DAYS": "7",
        }
    )
    assert settings.database_url == "postgresql+psycopg://ada@db/boneyard"
    assert settings.base_path == "/games"
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.keep_days == 7


@pytest.mark.parametrize("url", ["mysql://ada:pass@db/x", "tables.db", ""])
def test_a_database_we_do_not_speak_to_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(BadSetting, match="sqlite:///") as refused:
        database_address(url)
    assert "pass@" not in str(refused.value)

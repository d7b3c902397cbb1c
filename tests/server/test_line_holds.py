"""A client asks whether its line still holds."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from boneyard.server.client import Http, hear
from boneyard.server.live import ear, route
from boneyard.server.live.connection import Connection
from boneyard.server.live.protocol import PING
from boneyard.server.rooms.registry import Registry
from boneyard.server.rooms.room import Room
from tests.server.people import Json, alone, look
from tests.server.rooms import begun
from tests.server.running import quick, sqlite


async def test_who_asks_is_answered_while_something_takes_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that is slow is no dead line. What is said meanwhile is done after it, in its
    order."""
    registry = Registry(quick(sqlite(tmp_path)))
    await registry.open()
    try:
        room = await begun(registry)
        written, done = asyncio.Event(), list[str]()

        async def slowly(registry: Registry, room: Room, connection: Connection, text: str) -> None:
            await written.wait()
            done.append(text)

        said: asyncio.Queue[Json] = asyncio.Queue()
        for text in ("a move", PING, "a word", PING):
            said.put_nowait({"type": "websocket.receive", "text": text})
        caller = SimpleNamespace(cookies={}, receive=said.get)
        monkeypatch.setattr(route, "hear", slowly)
        monkeypatch.setattr(ear, "LONG_S", 0)
        line = Connection(frozenset(), "en", "block", 99)
        listening = asyncio.create_task(route._listen(registry, room, line, caller, ""))  # type: ignore[arg-type]
        pongs = 0
        async with asyncio.timeout(20):
            while pongs < 2:
                pongs += "pong" in (await line.next() or "")
            assert done == []
            written.set()
            said.put_nowait({"type": "websocket.disconnect"})
            await listening
        assert done == ["a move", "a word"]
    finally:
        await registry.close()


async def test_who_asks_is_answered_whatever_happens_at_the_table(person: Http) -> None:
    table = await alone(person)
    async with person.live(table) as line, Http(person.address).live(table) as looking_on:
        for one in (line, looking_on):
            await look(one)
            for asked in (PING, json.dumps({"send": "ping"}, indent=1)):
                await one.send(asked)
                while (told := await hear(one))["tell"] != "pong":
                    assert told["tell"] not in ("problem", "refused"), told

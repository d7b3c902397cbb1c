"""One worker's view of the others, and its bell, without a database or a Redis."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from boneyard.server.measures import Measure
from boneyard.server.sharing import bell, neighbours
from boneyard.server.sharing.bell import Bell
from boneyard.server.sharing.neighbours import Shared
from boneyard.server.storage import shared
from boneyard.server.storage.queries import Conflict
from boneyard.server.storage.shared import Affairs, Presence
from boneyard.server.storage.writer import Store

TABLES = ("busy", "quiet")


class _House:
    """Rooms of which nothing is known but their names."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.tables: Collection[str] = TABLES

    def open_tables(self) -> Collection[str]:
        return self.tables

    def presence(self, table_id: str) -> Presence | None:
        return None

    def hear(self, table_id: str, known: Affairs | None) -> None:
        self.heard.append(table_id)

    def hear_revision(self, table_id: str, revision: int) -> None: ...

    def measures(self) -> Sequence[Measure]:
        return ()


class _Cabinet:
    """A database that is asked and told, and may fail once."""

    def __init__(self, *trouble: Exception) -> None:
        self._trouble = list(trouble)
        self.drivers = dict.fromkeys(TABLES, True)
        """Whether somebody who lives drives these tables."""
        self.guests: dict[str, Presence | None] = {}

    async def read(self, work: Any) -> Mapping[str, Affairs]:
        await asyncio.sleep(0)
        asked = work.keywords["table_ids"]
        return {name: Affairs(0, True, not self.drivers[name], {}) for name in asked}

    async def write(self, work: Any, *, apart: bool) -> bool:
        await asyncio.sleep(0)
        if work.func is shared.put_guests:
            if self._trouble:
                raise self._trouble.pop()
            self.guests |= work.keywords["here"]
        elif work.func is shared.take_wheel:
            self.drivers |= dict.fromkeys(work.keywords["table_ids"], True)
            self.take_wheel()
        return False

    def take_wheel(self) -> None:
        """Somebody drives from here on."""


@asynccontextmanager
async def worker(house: _House, store: _Cabinet) -> AsyncIterator[Shared]:
    made = Shared(house, cast(Store, store))
    await made.open()
    try:
        yield made
    finally:
        await made.close()


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(5):
        while not true():
            await asyncio.sleep(0.005)


async def test_every_table_is_looked_at_however_often_the_bell_rings_for_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(neighbours, "POLL_S", 0.2)
    house = _House()
    async with worker(house, _Cabinet()) as one:
        await until(lambda: "quiet" in house.heard)
        house.heard.clear()

        def ring() -> bool:
            one.look_at("busy")
            return "quiet" in house.heard

        await until(ring)
        assert house.heard.count("busy") > 1


async def test_a_table_that_was_closed_meanwhile_is_not_driven(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(neighbours, "POLL_S", 0.01)
    house, store = _House(), _Cabinet()
    store.drivers["quiet"] = False
    monkeypatch.setattr(store, "take_wheel", lambda: setattr(house, "tables", ["busy"]))
    async with worker(house, store):
        await until(lambda: store.guests)
    assert store.guests == {"quiet": None}


@pytest.mark.parametrize("wrong", [Conflict(), RuntimeError()])
async def test_what_could_not_be_told_is_told_again(
    wrong: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "POLL_S", 0.01)
    store = _Cabinet(wrong)
    async with worker(_House(), store) as one:
        one.present("busy", Presence(seats=(0,)))
        await until(lambda: store.guests)
        one.present("quiet", Presence(seats=(1,)))
        await until(lambda: len(store.guests) == 2)
        assert store.guests == {"busy": Presence(seats=(0,)), "quiet": Presence(seats=(1,))}


async def test_the_log_says_once_that_there_is_no_redis(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bell, "AGAIN_S", 0.01)
    tried = 0
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # and does not listen
        address = f"redis://127.0.0.1:{nobody.getsockname()[1]}"
        rings = Bell(address, "one", lambda *_: None, lambda: None)
        pubsub = rings.redis.pubsub

        def trying() -> Any:
            nonlocal tried
            tried += 1
            return pubsub()

        monkeypatch.setattr(rings.redis, "pubsub", trying)
        rings.open()
        try:
            await until(lambda: tried > 2)
        finally:
            await rings.close()
    said = [record.getMessage() for record in caplog.records]
    assert said == ["Redis does not answer (ConnectionError); workers do without it"]
    assert not rings.well

"""What happens at a table when nobody does anything."""

from __future__ import annotations

import asyncio
import json
from functools import partial

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.server.client import shows
from boneyard.server.keys import new_id
from boneyard.server.live import outbox
from boneyard.server.live.connection import Connection
from boneyard.server.live.dispatch import hear
from boneyard.server.rooms import autopilot
from boneyard.server.rooms.recovery import Clock, reload
from boneyard.server.rooms.registry import Registry
from boneyard.server.rooms.room import Room
from boneyard.server.storage import queries as disk
from boneyard.server.storage.queries import Chair
from tests.server.running import quick


class Ahead(Clock):
    """A clock that can be put forward."""

    ahead = 0

    def __call__(self) -> int:
        return super().__call__() + self.ahead


async def table(registry: Registry, slug: str, **options: object) -> Room:
    game = boneyard.game(slug, players=2, **options)
    chairs = tuple(Chair(seat=s, kind="me", name=f"P{s}", nonce=new_id()) for s in (0, 1))
    room = await registry.room((await registry.create(game, chairs, daily=None, clock_s=0)).id)
    await room.begin()
    return room


async def play_the_round(room: Room) -> None:
    while not room.table.rests:
        seat = room.table.seats_to_act[0]
        action = next(iter(room.table.moves(seat)))
        await room.play(seat, action, room.seq)


async def until_it_goes_on(room: Room) -> None:
    async with asyncio.timeout(5):
        while room.table.rests:
            await asyncio.sleep(0.01)


async def test_a_rest_ends_by_itself(database: str) -> None:
    registry = Registry(replace(quick(database), rest_s=0.1))
    await registry.open()
    try:
        room = await table(registry, "block")
        await play_the_round(room)
        await until_it_goes_on(room)
        assert room.table.state.round == 1
    finally:
        await registry.close()


async def test_the_next_round_waits_for_those_who_are_there(database: str) -> None:
    registry = Registry(quick(database))
    await registry.open()
    try:
        room = await table(registry, "block")
        lines = [Connection(frozenset({seat}), "en", "block", 999) for seat in (0, 1)]
        for line in lines:
            await room.join(line)
        await play_the_round(room)
        await room.ready({0})
        await asyncio.sleep(0.05)
        assert room.table.rests
        # The other one goes away without a word: nobody waits for them any more.
        room.leave(lines[1])
        await until_it_goes_on(room)
    finally:
        await registry.close()


async def test_ready_said_too_early_does_not_skip_the_next_pause(database: str) -> None:
    registry = Registry(quick(database))
    await registry.open()
    try:
        room = await table(registry, "block")
        line = Connection(frozenset({0, 1}), "en", "block", 999)
        await room.join(line)
        await hear(registry, room, line, '{"send": "ready"}')
        assert room.autopilot.ready == set()
        await play_the_round(room)
        await asyncio.sleep(0.05)
        assert room.table.rests
        await hear(registry, room, line, '{"send": "ready"}')
        await until_it_goes_on(room)
    finally:
        await registry.close()


async def test_a_rest_goes_on_after_a_restart(database: str) -> None:
    registry = Registry(replace(quick(database), rest_s=0.2))
    await registry.open()
    room = await table(registry, "block")
    await play_the_round(room)
    await registry.close()
    registry = Registry(replace(quick(database), rest_s=0.2))
    await registry.open()
    try:
        await until_it_goes_on(await registry.room(room.stored.id))
    finally:
        await registry.close()


async def test_the_clock_ends_a_round_nobody_has_won(database: str) -> None:
    registry = Registry(quick(database))
    registry._clock = clock = Ahead()
    await registry.open()
    try:
        room = await table(registry, "hectic")
        double = room.table.state.double
        clock.ahead = 119_000
        await room.ring()
        assert room.table.state.ends == ()
        clock.ahead = 121_000
        await room.ring()
        assert room.table.rests
        assert [end.how for end in room.table.state.ends] == ["void"]
        await room.go_on()
        assert room.table.state.double != double
        # The clock of the new round begins with it.
        assert (room.table.alarm() or 0) > 115_000
    finally:
        await registry.close()


async def test_the_clock_of_a_round_stands_while_there_is_no_server(database: str) -> None:
    clock = Ahead()
    registry = Registry(quick(database))
    registry._clock = clock
    await registry.open()
    room = await table(registry, "hectic")
    clock.ahead = 50_000
    # As an operator stops it, without anything having happened since the round began.
    await registry.close()
    clock.ahead = 50_000_000
    registry = Registry(quick(database))
    registry._clock = clock
    await registry.open()
    try:
        room = await registry.room(room.stored.id)
        assert not room.table.rests
        assert 65_000 < (room.table.alarm() or 0) <= 70_000
        # And goes on.
        clock.ahead += 71_000
        await room.ring()
        assert room.table.rests
    finally:
        await registry.close()


async def test_a_killed_server_has_noted_the_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody does anything, and yet the log knows how far the round is."""
    monkeypatch.setattr(autopilot, "NOTED_MS", 20)
    clock = Ahead()
    registry = Registry(quick(database))
    registry._clock = clock
    await registry.open()
    try:
        room = await table(registry, "hectic")
        clock.ahead = 30_000
        async with asyncio.timeout(5):
            while room.table.state.clock < 30_000:
                await asyncio.sleep(0.01)
        found = await registry.store.read(partial(disk.load, table_id=room.stored.id))
        assert found is not None
        clock.ahead = 90_000_000
        again = reload(*found, clock)
        assert not again.wrong
        assert 85_000 < (again.table.alarm() or 0) <= 90_000
    finally:
        await registry.close()


async def test_who_comes_back_sees_the_clock_as_it_is(database: str) -> None:
    registry = Registry(quick(database))
    registry._clock = clock = Ahead()
    await registry.open()
    try:
        room = await table(registry, "hectic")
        line = Connection(frozenset({0}), "en", "hectic", 999)
        line.frame = (30.0, 18.0)
        await room.join(line)
        entries = room.seq
        left = []
        for ahead in (0, 40_000):
            clock.ahead = ahead
            outbox.tell_scenes(room, [line])
            left.append(_timer(line))
        assert 39_000 < left[0] - left[1] < 41_000
        assert room.seq == entries, "looking writes nothing down"
    finally:
        await registry.close()


def _timer(line: Connection) -> int:
    """What the last scene said is left of the round."""
    scene = None
    while not line._unsent.empty():
        told = json.loads(line._unsent.get_nowait() or "{}")
        scene = told if shows(told) else scene
    assert scene is not None
    return max(int(timer["left_ms"]) for timer in scene["scene"]["timers"])

"""Whoever is connected to one of several workers is told what a server alone would tell them, byte
for byte: no tile more, no word less."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.core.actions import CLOCK
from boneyard.server.client import Json, shows, whole
from boneyard.server.keys import new_id
from boneyard.server.live.connection import Connection
from boneyard.server.live.protocol import Act, TakeBack
from boneyard.server.rooms.registry import Registry
from boneyard.server.rooms.room import Room
from boneyard.server.settings import Settings
from boneyard.server.storage import queries
from boneyard.server.storage.queries import Chair
from tests.server.redis_server import RedisServer
from tests.server.running import quick, sqlite

pytestmark = pytest.mark.postgres

PLAYED = ("block", "classic-draw", "team-block", "concentration", "dominance", "all-fives")
"""A few that hide in different ways, and in which nothing runs by the clock."""
MOVES = 40
SHOWS = ("moved", "scene", "over", "chat", "ack", "refused")
"""What has to come in the same order. Who is there may be told more often than needed."""


class Sitting:
    """Somebody at a table, and all they were told."""

    def __init__(self, room: Room, *seats: int) -> None:
        self.room = room
        self.line = Connection(frozenset(seats), "en", room.stored.slug, 10_000, 10**9)
        self.line.make_room(30, 18)
        self._seen: Json = {}

    async def come(self) -> None:
        await self.room.join(self.line)
        await self.room.arrive(self.line)

    async def told(self) -> tuple[list[str], str]:
        """What was shown since the last time, and how the table stood in the end."""
        shown, stands = [], ""
        while self.line.unsent:
            text = await self.line.next() or ""
            heard = json.loads(text)
            if shows(heard):
                # How often it was shown before, and thus who has the score sheet, may differ.
                self._seen = heard = whole(heard, self._seen)
                text = json.dumps(heard)
            if heard["tell"] in SHOWS:
                shown.append(text)
            elif heard["tell"] == "table":
                stands = text
        return shown, stands


@asynccontextmanager
async def opened(*houses: Settings) -> AsyncIterator[list[Registry]]:
    async with AsyncExitStack() as stack:
        made = [Registry(settings) for settings in houses]
        for registry in made:
            await registry.open()
            stack.push_async_callback(registry.close)
        yield made


async def alike(rooms: Iterable[Room]) -> None:
    """Returns when all know of the same, and of the same people."""
    async with asyncio.timeout(10):
        while True:
            known = {(r.stored.revision, *map(r.connected, range(len(r.chairs)))) for r in rooms}
            if len(known) == 1:
                return
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("slug", PLAYED)
async def test_told_the_same(slug: str, postgres: str, redis: RedisServer, tmp_path: Path) -> None:
    sharing = replace(quick(postgres), redis_url=redis.url)
    game, rng = boneyard.game(slug), random.Random(slug)
    seats = range(game.players)
    async with opened(sharing, sharing, quick(sqlite(tmp_path))) as (one, two, alone):
        chairs = tuple(Chair(seat=s, kind="me", name=f"P{s}", nonce=new_id()) for s in seats)
        made = await one.create(game, chairs, daily=None, clock_s=0)
        await alone.store.write(partial(queries.create, stored=made))
        several = [await house.room(made.id) for house in (one, two)]
        single = await alone.room(made.id)
        spread = [Sitting(several[seat % 2], seat) for seat in seats] + [Sitting(several[0])]
        beside = [Sitting(single, seat) for seat in seats] + [Sitting(single)]
        for sitting in spread + beside:
            await sitting.come()
        await alike(several)
        for sitting in spread + beside:
            await sitting.told()
        for number in range(MOVES):
            if single.table.over or CLOCK in single.table.to_act:
                break
            if single.table.rests:
                await asyncio.gather(single.go_on(), rng.choice(several).go_on())
            else:
                seat = rng.choice(single.table.seats_to_act)
                action = rng.choice(list(single.table.moves(seat)))
                asked: Act | TakeBack = Act(f"{number}", seat, action)
                if rng.random() < 0.1:
                    asked = TakeBack(f"{number}", rng.choice(seats))
                for sitting in (spread[asked.seat], beside[asked.seat]):
                    if isinstance(asked, Act):
                        await sitting.room.act(sitting.line, asked)
                    else:
                        await sitting.room.undo(sitting.line, asked)
            await alike(several)
            for here, there in zip(spread, beside, strict=True):
                shown, stands = await here.told()
                expected, stood = await there.told()
                assert shown == expected
                assert not stood or stands == stood

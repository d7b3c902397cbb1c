"""The score sheet gets longer and longer: it is sent when it changes, and to whoever has it not."""

from __future__ import annotations

import json
import random
from typing import Any

from boneyard.server.client import Json, shows, whole
from boneyard.server.live import outbox
from boneyard.server.live.connection import Connection
from boneyard.server.live.frames import Frames
from boneyard.server.live.protocol import write
from boneyard.server.rooms.registry import Registry
from boneyard.server.rooms.room import Room
from tests.server.rooms import begun


class Looking:
    """Somebody who is shown a table, and what they make of what they are told."""

    def __init__(self, room: Room, *seats: int, language: str = "en") -> None:
        self.room, self.language = room, language
        self.line = Connection(frozenset(seats), language, room.stored.slug, 10_000, 10**9)
        self.line.make_room(30, 18)
        self.seen: Json = {}
        self.sheets: list[Any] = []
        """Every sheet that was sent."""

    async def come(self) -> None:
        await self.room.join(self.line)
        await self.room.arrive(self.line)
        outbox.tell_scenes(self.room, [self.line])

    async def look(self) -> None:
        while self.line.unsent:
            told = json.loads(await self.line.next() or "")
            if shows(told):
                if not told.get("same_sheet"):
                    self.sheets.append(told["scene"]["sheet"])
                self.seen = whole(told, self.seen)

    def drawn(self) -> Any:
        """What somebody who comes now would be shown."""
        line = self.line
        frame = Frames(self.room.connections).of(line) or (30, 18)
        told = outbox.scene_told(self.room, line.look, line.words, frame)
        return json.loads(write(told))["scene"]


async def test_a_sheet_is_sent_when_it_changes(registry: Registry) -> None:
    room, rng = await begun(registry, "all-fives", match="rounds:4"), random.Random(2)
    sitting = [Looking(room, 0), Looking(room, 1, language="de"), Looking(room)]
    for one in sitting:
        await one.come()
    moves = 0
    while not room.table.over:
        if room.table.rests:
            await room.go_on()
        else:
            seat = room.table.seats_to_act[0]
            assert await room.play(seat, rng.choice(list(room.table.moves(seat))), room.seq)
            moves += 1
        if moves == 20:
            late = Looking(room)
            await late.come()
            sitting.append(late)
        for one in sitting:
            await one.look()
            assert one.seen["scene"] == one.drawn()
    for one in sitting:
        rows = len(one.seen["scene"]["sheet"]["rows"])
        assert rows == 4
        assert 4 <= len(one.sheets) < moves / 2


async def test_whoever_asks_for_the_table_gets_all_of_it(registry: Registry) -> None:
    room = await begun(registry)
    looking = Looking(room, 0)
    await looking.come()
    await looking.look()
    outbox.tell_scenes(room, [looking.line])
    told = json.loads(await looking.line.next() or "")
    assert told["scene"]["sheet"]["totals"] == ["Total", "0", "0"]

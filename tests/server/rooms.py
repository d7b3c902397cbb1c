"""Rooms without sockets: people who act by calling the room."""

from __future__ import annotations

from typing import Any

import boneyard
from boneyard.server.keys import new_id
from boneyard.server.rooms.registry import Registry
from boneyard.server.rooms.room import Room
from boneyard.server.storage.queries import Chair


async def begun(registry: Registry, slug: str = "block", **options: Any) -> Room:
    """A table of two people, dealt."""
    game = boneyard.game(slug, players=2, **options)
    chairs = tuple(Chair(seat=s, kind="me", name=f"P{s}", nonce=new_id()) for s in (0, 1))
    room = await registry.room((await registry.create(game, chairs, daily=None, clock_s=0)).id)
    await room.begin()
    return room


async def move(room: Room) -> None:
    seat = room.table.seats_to_act[0]
    action = next(iter(room.table.moves(seat)))
    assert await room.play(seat, action, room.seq)

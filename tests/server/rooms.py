"""Rooms without sockets: people who act by calling the room."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any
from unittest.mock import patch

import boneyard
from boneyard.server.keys import new_id
from boneyard.server.rooms import seated
from boneyard.server.rooms.registry import Registry
from boneyard.server.rooms.room import Room
from boneyard.server.storage.queries import Chair


async def begun(
    registry: Registry,
    slug: str = "block",
    *,
    players: int = 2,
    seed: bytes | None = None,
    **options: Any,
) -> Room:
    """A table of people, dealt: by chance or, as long as the room is not opened anew, from this
    seed."""
    game = boneyard.game(slug, players=players, **options)
    chairs = tuple(
        Chair(seat=seat, kind="me", name=f"P{seat}", nonce=new_id()) for seat in range(players)
    )
    room = await registry.room((await registry.create(game, chairs, daily=None, clock_s=0)).id)
    with nullcontext() if seed is None else patch.object(seated, "seed_of", lambda _: seed):
        await room.begin()
    return room


async def move(room: Room) -> None:
    seat = room.table.seats_to_act[0]
    action = next(iter(room.table.moves(seat)))
    assert await room.play(seat, action, room.seq)

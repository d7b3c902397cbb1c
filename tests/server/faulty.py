"""A server that makes mistakes, each of which says what nobody may know."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

from boneyard.server.http import games
from boneyard.server.live import outbox
from boneyard.server.rooms.room import Room
from boneyard.server.settings import Settings
from boneyard.tiles import Tile
from tests.server import serve as sound

drawn = itertools.count(1)
scene_now = outbox._scene_now


def known(room: Any) -> str:
    """All that is hidden."""
    return f"{room.table.state} {room.stored.secret.hex()} {room.stored}"


class CannotDraw(ValueError):
    """For the log to tell from all others."""


def show(now: Any, *looks: Any) -> Any:
    if next(drawn) % 11 == 0:
        raise CannotDraw(known(now.room))
    return scene_now(now, *looks)


async def say(self: Room, *_: Any, **__: Any) -> bool:
    raise LookupError(known(self))


async def hurry(self: Room, *_: Any) -> None:
    """A task nobody waits for, and a callback."""

    async def fails() -> None:
        raise ValueError(known(self))

    def fails_with(said: str) -> None:
        raise ValueError(said)

    asyncio.get_running_loop().call_soon(fails_with, known(self))
    asyncio.create_task(fails())  # noqa: RUF006


def prepare(*_: Any, **__: Any) -> Any:
    raise ValueError(f"there was a {Tile.of(6, 4)}")


def serve(settings: Settings, *told: Any) -> None:
    """As `serve.serve`."""
    mistakes = [(outbox, "_scene_now", show), (Room, "say", say), (Room, "hurry", hurry)]
    for where, name, mistake in [*mistakes, (games, "rules_parts", prepare)]:
        setattr(where, name, mistake)
    sound.serve(settings, *told)

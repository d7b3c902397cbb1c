"""Talk between partners: read by those it was said to and nobody else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from boneyard.core.actions import Seat
from boneyard.server.live.connection import Connection
from boneyard.server.live.outbox import Shown, names, talks
from boneyard.server.live.protocol import Chat, Said, Talk
from boneyard.server.storage.queries import Saying


class Talking(Shown, Protocol):
    """What has to be known of a room to tell what was said there."""

    @property
    def said(self) -> tuple[Saying, ...]: ...


def ears(room: Shown, speaker: Seat) -> tuple[Seat, ...]:
    """Who hears this seat: its partners and itself; nobody where partners are silent."""
    return next((team for team in talks(room) if speaker in team), ())


def tell_saying(room: Shown, saying: Saying) -> None:
    for connection in _hearing(room.connections, saying):
        called = names(room.chairs, connection.words)[saying.seat]
        connection.tell(Chat(seat=saying.seat, name=called, text=saying.text))


def so_far(room: Talking, connection: Connection) -> Talk | None:
    """What the seat that looks has heard so far; None: there is no talk at all for this client."""
    if not connection.seats or not (room.said or talks(room)):
        return None
    called = names(room.chairs, connection.words)
    heard = [saying for saying in room.said if any(_hearing([connection], saying))]
    return Talk(lines=[Said(one.seat, called[one.seat], one.text) for one in heard])


def _hearing(connections: Iterable[Connection], saying: Saying) -> list[Connection]:
    """At one device for several people, only the one who looks hears: the next may be a foe."""
    return [one for one in connections if one.look in saying.ears and one.look in one.seats]

"""Talk between partners: kept with the table, and read by those it was said to and nobody else."""

from __future__ import annotations

from functools import partial

from boneyard.core.actions import Seat
from boneyard.server.live.connection import Connection
from boneyard.server.live.outbox import talks
from boneyard.server.live.protocol import Chat, Said, Talk
from boneyard.server.live.showing import names
from boneyard.server.rooms.room import Room
from boneyard.server.storage import queries as disk
from boneyard.server.storage.queries import MOST_SAID, Saying


def ears(room: Room, speaker: Seat) -> tuple[Seat, ...]:
    """Who hears this seat: its partners and itself; nobody where partners are silent."""
    return next((team for team in talks(room) if speaker in team), ())


async def say(room: Room, speaker: Seat, text: str) -> None:
    """Write down what a seat says, then tell those who hear it."""
    number = room.said[-1].number + 1 if room.said else 0
    saying = Saying(number, speaker, ears(room, speaker), text)
    await room.store.write(partial(disk.put_saying, table_id=room.stored.id, saying=saying))
    room.said = (*room.said, saying)[-MOST_SAID:]
    for connection in room.connections:
        if _hears(connection, saying):
            called = names(room.chairs, connection.words)[speaker]
            connection.tell(Chat(seat=speaker, name=called, text=text))


def so_far(room: Room, connection: Connection) -> Talk | None:
    """What the seat that looks has heard so far; None: there is no talk at all for this client."""
    if not connection.seats or not (room.said or talks(room)):
        return None
    called = names(room.chairs, connection.words)
    heard = [saying for saying in room.said if _hears(connection, saying)]
    return Talk(lines=[Said(one.seat, called[one.seat], one.text) for one in heard])


def _hears(connection: Connection, saying: Saying) -> bool:
    """At one device for several people, only the one who looks hears: the next may be a foe."""
    return connection.look in saying.ears and connection.look in connection.seats

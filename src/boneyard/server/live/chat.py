"""Talk between partners: kept with the table, and read by those it was said to and nobody else."""

from __future__ import annotations

from functools import partial

from boneyard.core.actions import Seat
from boneyard.server.live.connection import Line
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
    for line in room.lines:
        if _hears(line, saying):
            called = names(room.chairs, line.words)[speaker]
            line.tell(Chat(seat=speaker, name=called, text=text))


def so_far(room: Room, line: Line) -> Talk | None:
    """What the seat that looks has heard so far; None where there is no talk at all for a line."""
    if not line.seats or not (room.said or talks(room)):
        return None
    called = names(room.chairs, line.words)
    heard = [saying for saying in room.said if _hears(line, saying)]
    return Talk(lines=[Said(one.seat, called[one.seat], one.text) for one in heard])


def _hears(line: Line, saying: Saying) -> bool:
    """At one device for several people, only the one who looks hears: the next may be a foe."""
    return line.look in saying.ears and line.look in line.seats

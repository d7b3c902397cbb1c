"""Talk: what partners say to each other, and what everybody at the table may hear.

Where partners are silent a word, a reaction, even a new name could tell what somebody holds. There
nobody at the table talks while a round is played.
"""

from __future__ import annotations

from typing import Protocol, cast

from msgspec.structs import asdict

from boneyard.core.actions import Seat
from boneyard.server.live.connection import Connection
from boneyard.server.live.outbox import Shown, hushed, names, talks
from boneyard.server.live.protocol import Audience, Chat, Reaction, Said, Talk
from boneyard.server.storage.queries import Saying


class Talking(Shown, Protocol):
    """What has to be known of a room to tell what was said there."""

    @property
    def said(self) -> tuple[Saying, ...]: ...


def ears(room: Shown, speaker: Seat, to: Audience | None) -> tuple[Seat, ...]:
    """Who hears this seat now; nobody where it has to be silent."""
    partners = next((team for team in talks(room) if speaker in team), ())
    if to == "partners" or (to is None and partners):
        return partners
    return () if hushed(room) else tuple(range(len(room.chairs)))


def tell_saying(room: Shown, saying: Saying) -> None:
    for connection in room.connections:
        if _hears(room, connection, saying):
            connection.tell(Chat(**asdict(_said(room, connection, saying))))


def so_far(room: Talking, connection: Connection) -> Talk:
    """What the one who looks has heard so far."""
    heard = (saying for saying in room.said if _hears(room, connection, saying))
    return Talk(lines=[_said(room, connection, saying) for saying in heard])


def _said(room: Shown, connection: Connection, saying: Saying) -> Said:
    reacts = saying.kind == "reaction"
    return Said(
        seat=saying.seat,
        name=names(room.chairs, connection.words)[saying.seat],
        text="" if reacts else saying.text,
        reaction=cast("Reaction", saying.text) if reacts else None,
        to="table" if _is_open(room, saying) else "partners",
    )


def _is_open(room: Shown, saying: Saying) -> bool:
    """What every seat has heard is no secret: whoever looks on may read it."""
    return len(saying.ears) == len(room.chairs)


def _hears(room: Shown, connection: Connection, saying: Saying) -> bool:
    """At one device for several people, only the one who looks hears: the next may be a foe."""
    own = connection.look in saying.ears and connection.look in connection.seats
    return own or _is_open(room, saying)

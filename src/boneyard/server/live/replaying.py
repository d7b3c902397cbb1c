"""Looking back: the table after so many actions, as the one who looks could see it then."""

from __future__ import annotations

from boneyard.server.live.connection import Connection
from boneyard.server.live.protocol import Log, Replayed
from boneyard.server.live.showing import Extent, events, names, scene
from boneyard.server.rooms.room import Room


def replayed(room: Room, connection: Connection, at: int, frame: Extent) -> Replayed:
    """The scene after the first `at` actions that count, and what the last of them brought."""
    of = room.table.count
    at = min(at, of)
    state, last = room.table.after(at)
    called = names(room.chairs, connection.words)
    return Replayed(
        at=at,
        of=of,
        scene=scene(
            room.table.game,
            state,
            connection.look,
            words=connection.words,
            chairs=room.chairs,
            present=room.present(),
            frame=frame,
            may_act=False,
        ),
        events=events(last, connection.look, connection.words, called),
    )


def log(room: Room, connection: Connection) -> Log:
    """The last things that were said, as the seat that this connection looks from may know them."""
    told = events(
        room.recent, connection.look, connection.words, names(room.chairs, connection.words)
    )
    return Log(lines=[one.text for one in told if one.text])

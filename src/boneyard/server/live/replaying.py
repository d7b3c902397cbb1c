"""Looking back: the table after so many actions, as the one who looks could see it then."""

from __future__ import annotations

from boneyard.server.live.connection import Line
from boneyard.server.live.protocol import Log, Replayed
from boneyard.server.live.showing import Extent, events, names, scene
from boneyard.server.rooms.room import Room


def replayed(room: Room, line: Line, at: int, frame: Extent) -> Replayed:
    """The scene after the first `at` actions that count, and what the last of them brought."""
    of = room.table.count
    at = min(at, of)
    state, last = room.table.after(at)
    called = names(room.chairs, line.words)
    return Replayed(
        at=at,
        of=of,
        scene=scene(
            room.table.game,
            state,
            line.look,
            words=line.words,
            chairs=room.chairs,
            present=room.present(),
            frame=frame,
            may_act=False,
        ),
        events=events(last, line.look, line.words, called),
    )


def log(room: Room, line: Line) -> Log:
    """The last things that were said, as the seat that this line looks from may know them."""
    told = events(room.recent, line.look, line.words, names(room.chairs, line.words))
    return Log(lines=[one.text for one in told if one.text])

"""Looking back: the table after so many actions, as the one who looks could see it then."""

from __future__ import annotations

from typing import Any

from boneyard.core.actions import Action, Actor
from boneyard.server.line import Line
from boneyard.server.messages import Replayed
from boneyard.server.room import Room
from boneyard.server.showing import Extent, events, names, scene
from boneyard.table import Entry, Step


def replayed(room: Room, line: Line, at: int, frame: Extent) -> Replayed:
    """The scene after the first `at` actions that count, and what the last of them brought."""
    game, played = room.table.game, room.table.line
    at = min(at, len(played))
    state: Any = game.start()
    last: list[Step] = []
    for actor, action in played[:at]:
        state, happened = game.play(state, actor, action)
        last = [_step(actor, action, happened)]
    called = names(room.chairs, line.words)
    return Replayed(
        at=at,
        of=len(played),
        scene=scene(
            game,
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


def _step(actor: Actor, action: Action, happened: Any) -> Step:
    return Step(Entry(actor, action), happened)

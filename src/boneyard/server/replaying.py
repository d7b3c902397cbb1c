"""Looking back: the table after so many actions, as the one who looks could see it then."""

from __future__ import annotations

from typing import Any

from boneyard.core.actions import Action, Actor
from boneyard.server.line import Line
from boneyard.server.messages import Log, Replayed
from boneyard.server.room import Room
from boneyard.server.showing import Extent, events, names, scene
from boneyard.table import Entry, Step
from boneyard.table.log import after, beginning

LOG_STEPS = 40
"""So many actions are told again to somebody who comes to the table."""


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


def log(room: Room, line: Line) -> Log:
    """The last things that were said, as the seat that this line looks from may know them."""
    game = room.table.game
    fold, steps = beginning(game), []
    for entry in room.table.entries:
        fold, happened = after(game, fold, entry)
        steps.append(Step(entry, happened))
    told = events(steps[-LOG_STEPS:], line.look, line.words, names(room.chairs, line.words))
    return Log(lines=[one.text for one in told if one.text])


def _step(actor: Actor, action: Action, happened: Any) -> Step:
    return Step(Entry(actor, action), happened)

"""What one person is shown: scenes and events as his seat may know them, in his language.

Everything a client gets to see of a game goes through here, and is made from an observation or
from `event.seen_by(seat)`: there is no other way out for a tile.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from boneyard import view
from boneyard.core.actions import Action, Seat
from boneyard.core.game import AnyGame, Reason
from boneyard.core.moves import NONE
from boneyard.server.live.protocol import EventTold
from boneyard.server.storage.queries import Chair
from boneyard.table import Step
from boneyard.text import MissingText, Words
from boneyard.view import speech
from boneyard.view.scene import Boneyard, Control, Offer, Place, Scene, Timer
from boneyard.view.scene import Tile as TileItem

log = logging.getLogger(__name__)
Extent = tuple[float, float]


def names(chairs: Sequence[Chair], words: Words) -> tuple[str, ...]:
    """What people are called; a seat without a name by its number."""
    return tuple(chair.name or words("seat-name", number=chair.seat + 1) for chair in chairs)


def scene(
    game: AnyGame,
    state: Any,
    seat: Seat | None,
    *,
    words: Words,
    chairs: Sequence[Chair],
    present: Sequence[bool],
    frame: Extent,
    timers: tuple[Timer, ...] = (),
    may_act: bool = True,
) -> Scene:
    """The table as this seat (None: somebody looking on) sees it."""
    moves = game.legal(state, seat) if seat is not None and may_act else NONE
    built = view.build(
        game, game.observe(state, seat), moves, words=words, names=names(chairs, words), frame=frame
    )
    hands = tuple(
        msgspec.structs.replace(
            hand, bot=chairs[hand.seat].bot is not None, connected=present[hand.seat]
        )
        for hand in built.hands
    )
    return msgspec.structs.replace(built, hands=hands, timers=(*built.timers, *timers))


def events(
    steps: Iterable[Step], seat: Seat | None, words: Words, called: Sequence[str]
) -> list[EventTold]:
    """What this seat gets of what happened, with words for it."""
    told = []
    for step in steps:
        for event in step.events:
            seen = event.seen_by(seat)
            if seen is None:
                continue
            told.append(EventTold(seen, speech.say(seen, words, called, seat)))
    return told


def called(drawn: Scene, action: Action) -> str:
    """What an action is called where the scene offers it; else as records write it."""
    sought = msgspec.to_builtins(action)
    offered: list[Offer | TileItem | Boneyard | Control] = [*drawn.controls]
    for item in drawn.items:
        if isinstance(item, Place):
            offered += item.offers
        elif isinstance(item, TileItem):
            offered.append(item)
    if drawn.boneyard is not None:
        offered.append(drawn.boneyard)
    labels = (one.label for one in offered if one.action == sought and one.label)
    return next(labels, str(action))


def because(reason: Reason, words: Words) -> str:
    """Why something is not possible. A reason without words is a mistake of ours, for which nobody
    should be thrown off the table."""
    try:
        return speech.why(reason, words)
    except MissingText:
        log.exception("no words for %s", reason.key)
        return words("why-not-legal")

"""The position of a line game, and what a seat may know of it."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from boneyard.core.actions import Seat
from boneyard.core.events import Event
from boneyard.families.line.events import LineEvent
from boneyard.families.rounds import Phase, TurnCommon
from boneyard.rules.layout import Layout
from boneyard.rules.moment import Hands
from boneyard.tiles import Tile


class LineCommon(TurnCommon, frozen=True, kw_only=True):
    """What everybody may know. Scores and sheet are as announced."""

    phase: Phase
    teams: tuple[tuple[Seat, ...], ...] = ()
    layout: Layout = Layout()
    lays: int = 0
    """Tiles laid in this turn."""
    drawn: int = 0
    """Tiles drawn in this turn."""
    passes: int = 0
    """Passes in a row."""


class LineState(LineCommon, frozen=True, kw_only=True):
    """Everything there is; nothing random, nothing timed."""

    hands: Hands
    """In the order in which the tiles were taken. Between rounds: as they were shown."""
    boneyard: tuple[Tile, ...] = ()
    """The next tile to be drawn comes first."""
    must: Tile | None = None
    """The tile that has to open the round."""
    log: tuple[LineEvent, ...] = ()
    """What happened in this round: the evidence."""


def state_with(name: str, events: tuple[type[Event], ...]) -> type[Any]:
    """A line state of this name whose log can hold these events, too."""
    kept: Any = LineEvent
    for event in events:
        kept |= event
    log = ("log", tuple[kept, ...], ())
    return msgspec.defstruct(
        name, [log], bases=(LineState,), module=events[0].__module__, frozen=True, kw_only=True
    )


Hand: TypeAlias = tuple[Tile, ...] | int
"""A hand as somebody sees it: the tiles, or how many."""


class LineObservation(LineCommon, frozen=True, kw_only=True):
    """What a seat (None: somebody looking on) may know."""

    seat: Seat | None
    hands: tuple[Hand, ...]
    boneyard: int
    must: Tile | None
    log: tuple[LineEvent, ...]

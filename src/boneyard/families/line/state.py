"""The position of a line game, and what a seat may know of it."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from boneyard.core.actions import Seat
from boneyard.core.events import Event
from boneyard.families.line.events import LineEvent
from boneyard.families.rounds import Phase, TurnCommon
from boneyard.rules.layout import Layout
from boneyard.rules.moment import Hands, OwnState
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
    own: OwnState | UnsetType = UNSET
    """What only this game knows of its rounds (`LineGame.own_state`). Other games have nothing
    there, and nothing is written of it."""


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


def state_with(
    name: str, module: str, events: tuple[type[Event], ...], own: type[OwnState] | None
) -> type[Any]:
    """A line state of this name whose log can hold these events, too, and which has a state of the
    game's own."""
    kept: Any = LineEvent
    for event in events:
        kept |= event
    fields: list[Any] = [("log", tuple[kept, ...], ())]
    if own is not None:
        fields.append(("own", own, msgspec.field(default_factory=own)))
    return msgspec.defstruct(
        name, fields, bases=(LineState,), module=module, frozen=True, kw_only=True
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

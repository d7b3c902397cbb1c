"""The position of a line game, and what a seat may know of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from boneyard.core.actions import Seat
from boneyard.core.events import Event, RoundEnded
from boneyard.rules.layout import Layout
from boneyard.rules.opening import Hands
from boneyard.tiles import Tile

Phase: TypeAlias = Literal["deal", "play", "over"]


class LineState(msgspec.Struct, frozen=True, kw_only=True):
    """Everything there is; nothing random, nothing timed."""

    phase: Phase
    round: int
    """Rounds completed."""
    order: tuple[Seat, ...]
    teams: tuple[tuple[Seat, ...], ...] = ()
    turn: Seat = 0
    hands: Hands
    """In the order in which the tiles were taken. Between rounds: as they were shown."""
    boneyard: tuple[Tile, ...] = ()
    """The next tile to be drawn comes first."""
    layout: Layout = Layout()
    must: Tile | None = None
    """The tile that has to open the round."""
    lays: int = 0
    """Tiles laid in this turn."""
    drawn: int = 0
    """Tiles drawn in this turn."""
    passes: int = 0
    """Passes in a row."""
    log: tuple[Event, ...] = ()
    """What happened in this round: the evidence."""
    scores: tuple[int, ...]
    """As announced."""
    sheet: tuple[tuple[int, ...], ...] = ()
    """What each round brought, as announced."""
    ends: tuple[RoundEnded, ...] = ()
    """How the rounds ended."""


Hand: TypeAlias = tuple[Tile, ...] | int
"""A hand as somebody sees it: the tiles, or how many."""


class LineObservation(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat (None: somebody looking on) may know."""

    seat: Seat | None
    phase: Phase
    round: int
    order: tuple[Seat, ...]
    teams: tuple[tuple[Seat, ...], ...]
    turn: Seat
    hands: tuple[Hand, ...]
    boneyard: int
    layout: Layout
    must: Tile | None
    lays: int
    drawn: int
    passes: int
    log: tuple[Event, ...]
    scores: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]
    ends: tuple[RoundEnded, ...]

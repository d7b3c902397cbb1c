"""The position of a counting game, and what a seat may know of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from boneyard.core.actions import Seat
from boneyard.core.events import Event, RoundEnded
from boneyard.rules.opening import Hands
from boneyard.tiles import Tile

Phase: TypeAlias = Literal["deal", "play", "over"]


class CountingState(msgspec.Struct, frozen=True, kw_only=True):
    """Everything there is; tiles not dealt are out of the game."""

    phase: Phase
    round: int
    """Rounds completed."""
    order: tuple[Seat, ...]
    turn: Seat = 0
    hands: Hands
    """In the order in which the tiles were taken. Between rounds: as they were shown."""
    table: tuple[Tile, ...] = ()
    """The tiles laid in this round, in order."""
    total: int = 0
    """The pips of all tiles laid."""
    must: Tile | None = None
    """The tile that has to open the round."""
    log: tuple[Event, ...] = ()
    """What everybody has seen in this round."""
    scores: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...] = ()
    """What each round brought."""
    ends: tuple[RoundEnded, ...] = ()
    """How the rounds ended."""


class CountingObservation(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat (None: somebody looking on) may know."""

    seat: Seat | None
    phase: Phase
    round: int
    order: tuple[Seat, ...]
    turn: Seat
    hands: tuple[tuple[Tile, ...] | int, ...]
    """The tiles, or how many."""
    table: tuple[Tile, ...]
    total: int
    must: Tile | None
    log: tuple[Event, ...]
    scores: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]
    ends: tuple[RoundEnded, ...]

"""The position of a counting game, and what a seat may know of it."""

from __future__ import annotations

from boneyard.core.actions import Seat
from boneyard.families.counting.events import CountingEvent
from boneyard.families.rounds import Phase, TurnState
from boneyard.rules.moment import Hands
from boneyard.tiles import Tile


class CountingState(TurnState, frozen=True, kw_only=True):
    """Everything there is; tiles not dealt are out of the game."""

    phase: Phase
    hands: Hands
    """In the order in which the tiles were taken. Between rounds: as they were shown."""
    table: tuple[Tile, ...] = ()
    """The tiles laid in this round, in order."""
    total: int = 0
    """The pips of all tiles laid."""
    must: Tile | None = None
    """The tile that has to open the round."""
    log: tuple[CountingEvent, ...] = ()
    """What everybody has seen in this round."""


class CountingObservation(TurnState, frozen=True, kw_only=True):
    """What a seat (None: somebody looking on) may know."""

    seat: Seat | None
    phase: Phase
    hands: tuple[tuple[Tile, ...] | int, ...]
    """The tiles, or how many."""
    table: tuple[Tile, ...]
    total: int
    must: Tile | None
    log: tuple[CountingEvent, ...]

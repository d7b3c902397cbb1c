"""The position of a counting game, and what a seat may know of it."""

from __future__ import annotations

from boneyard.core.actions import Seat
from boneyard.families.counting.events import CountingEvent
from boneyard.families.rounds import Phase, TurnCommon
from boneyard.rules.moment import Hands
from boneyard.tiles import Tile


class CountingCommon(TurnCommon, frozen=True, kw_only=True):
    """What everybody may know."""

    phase: Phase
    table: tuple[Tile, ...] = ()
    """The tiles laid in this round, in order."""
    total: int = 0
    """The pips of all tiles laid."""


class CountingState(CountingCommon, frozen=True, kw_only=True):
    """Everything there is."""

    hands: Hands
    """In the order in which the tiles were taken. Between rounds: as they were shown."""
    must: Tile | None = None
    """The tile that has to open the round."""
    boneyard: tuple[Tile, ...] = ()
    """The next tile to be drawn comes first. Where nobody draws, tiles not dealt are out of the
    game."""
    log: tuple[CountingEvent, ...] = ()
    """What everybody has seen in this round, and which tiles were drawn."""


class CountingObservation(CountingCommon, frozen=True, kw_only=True):
    """What a seat (None: somebody looking on) may know."""

    seat: Seat | None
    hands: tuple[tuple[Tile, ...] | int, ...]
    """The tiles, or how many."""
    must: Tile | None
    boneyard: int = 0
    log: tuple[CountingEvent, ...] = ()

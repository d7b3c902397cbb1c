"""The position of a memory game, and what a seat may know of it."""

from __future__ import annotations

from boneyard.core.actions import Cell, Seat
from boneyard.families.rounds import Phase, TurnCommon
from boneyard.tiles import Tile


class MemoryCommon(TurnCommon, frozen=True, kw_only=True):
    """What everybody may know."""

    phase: Phase
    kept: tuple[tuple[Cell, ...], ...]
    """Where the tiles came from that each seat has kept in this round."""
    up: tuple[Cell, ...] = ()
    """Turned up in this turn."""
    last: tuple[Cell, ...] = ()
    """The pair that was turned up in the turn before: what everybody has just seen."""
    flips: tuple[Cell, ...] = ()
    """All that was turned up in this round, in order: what there is to be remembered."""


class MemoryState(MemoryCommon, frozen=True, kw_only=True):
    """Everything there is."""

    table: tuple[Tile, ...] = ()
    """What was dealt to the grid, row by row, whether it still lies there or not."""


class MemoryObservation(MemoryCommon, frozen=True, kw_only=True):
    """What a seat (None: somebody looking on) may know. All turn tiles up before everybody's eyes,
    so all know the same, if they have a perfect memory; forgetting is up to them."""

    seat: Seat | None
    faces: tuple[Tile | None, ...]
    """The grid row by row: the tiles somebody has turned up; None: nobody has, yet. When the round
    is over, all that is left is turned up."""

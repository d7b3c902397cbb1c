"""The position of a fortress game, and what a seat may know of it."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from boneyard.core.actions import Seat
from boneyard.families.rounds import TurnCommon
from boneyard.games.fortress.events import FortressEvent
from boneyard.games.fortress.geometry import Building, StackedTile
from boneyard.tiles import Tile


class FortressPhase(StrEnum):
    """After a chain, chance hands out what is left in a hand."""

    DEAL = "deal"
    PLAY = "play"
    HANDOUT = "handout"
    OVER = "over"


class Gift(msgspec.Struct, frozen=True):
    """What a seat has handed out after a chain. It knows these tiles, but not who took which."""

    giver: Seat
    tiles: tuple[Tile, ...] | None
    """In the order of the set, which tells nothing; None: not known to the one who looks."""
    at: int
    """The place in the log of the first tile that was taken."""

    def seen_by(self, seat: Seat | None) -> Gift:
        return self if seat == self.giver else Gift(self.giver, None, self.at)


class FortressCommon(TurnCommon, frozen=True, kw_only=True):
    """What everybody may know."""

    phase: FortressPhase
    table: Building = Building(())
    chain: tuple[StackedTile, ...] = ()
    """What was laid in this turn."""


class FortressState(FortressCommon, frozen=True, kw_only=True):
    """Everything there is."""

    hands: tuple[tuple[Tile, ...], ...]
    """In the order in which the tiles were taken. Between rounds: as they were shown."""
    boneyard: tuple[Tile, ...] = ()
    """The next tile to be drawn comes first."""
    log: tuple[FortressEvent, ...] = ()
    """What happened in the running round: the evidence."""
    gifts: tuple[Gift, ...] = ()


class FortressObservation(FortressCommon, frozen=True, kw_only=True):
    """What a seat (None: somebody looking on) may know."""

    seat: Seat | None
    hands: tuple[tuple[Tile, ...] | int, ...]
    """The tiles, or how many they are."""
    boneyard: int
    log: tuple[FortressEvent, ...]
    gifts: tuple[Gift, ...]

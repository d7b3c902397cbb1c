"""The position of hectic. All tiles lie open and chance turns up the doubles one by one, so there
is nothing to hide: what somebody builds, they build in their head or on their own screen."""

from __future__ import annotations

from enum import StrEnum

from boneyard.core.actions import Seat
from boneyard.families.rounds import RoundCommon
from boneyard.games.hectic.chains import Chain
from boneyard.tiles import Tile


class HecticPhase(StrEnum):
    """Chance turns up a double, and somebody wins it or nobody does."""

    REVEAL = "reveal"
    PLAY = "play"
    OVER = "over"


class HecticCommon(RoundCommon, frozen=True, kw_only=True):
    """What everybody may know."""

    phase: HecticPhase
    down: tuple[Tile, ...]
    """The doubles still face down; in which order they come is not decided yet."""
    double: Tile | None = None
    """The one turned up last."""
    clock: int = 0
    """Milliseconds since it was turned up, as the clock last said."""
    locked: tuple[int, ...]
    """Until when, by that clock, each seat is locked out."""
    held: tuple[tuple[Tile, ...], ...]
    """What each seat has grabbed, in order."""
    agreed: tuple[Seat, ...] = ()
    """Who would give this double up."""
    won: tuple[tuple[Tile, ...], ...]
    """The doubles each seat has won."""
    chain: Chain = ()
    """The chain that won the last double."""


class HecticState(HecticCommon, frozen=True, kw_only=True):
    """Everything there is."""


class HecticObservation(HecticCommon, frozen=True, kw_only=True):
    """What a seat (None: somebody looking on) may know: everything there is."""

    seat: Seat | None

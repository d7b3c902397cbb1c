"""What happens in line games only."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, TypeAlias

from boneyard.core.actions import Place, Seat
from boneyard.core.events import (
    Dealt,
    Drew,
    Event,
    Laid,
    LotDrawn,
    MatchEnded,
    Names,
    Passed,
    RoundBegan,
    RoundEnded,
    Scored,
    Stopped,
    Telling,
    telling,
)
from boneyard.families.line.actions import Sign
from boneyard.tiles import Tile


class DealtAgain(Event, frozen=True):
    """Nobody can open, so the tiles are shuffled and dealt again."""


class TeamsFormed(Event, frozen=True):
    teams: tuple[tuple[Seat, ...], ...]
    order: tuple[Seat, ...]

    def told(self) -> Telling | None:
        first, second = self.teams
        return telling("teams-formed", first=Names(first), second=Names(second))


class Barred(Event, frozen=True):
    seat: Seat
    tile: Tile
    at: Place

    def told(self) -> Telling | None:
        return telling("barred", self.seat, tile=self.tile, place=self.at)


class DroppedOut(Event, frozen=True):
    seat: Seat


class OpenerNamed(Event, frozen=True):
    """A seat opens because it holds this tile, but may open with any other."""

    seat: Seat
    tile: Tile


class Ceded(Event, frozen=True):
    """A seat that could have opened with any tile has handed the opening to its partner."""

    seat: Seat
    to: Seat

    def told(self) -> Telling | None:
        return telling("ceded", self.seat, partner=Names((self.to,)))


class Gestured(Event, frozen=True):
    """A seat has made a gesture about the number that its next tile leaves open."""

    seat: Seat
    sign: Sign

    def told(self) -> Telling | None:
        return telling(f"gestured-{self.sign}", self.seat)


def carried(log: Sequence[Event]) -> tuple[Event, ...]:
    """What a log begins with that happened before the tiles of its round were dealt."""
    return tuple(takewhile(lambda event: isinstance(event, LotDrawn | DealtAgain), log))


def cession(log: Sequence[Event]) -> Ceded | None:
    """How the opening was handed on in this round, if it was."""
    return next((event for event in log if isinstance(event, Ceded)), None)


_Shared: TypeAlias = (
    RoundBegan
    | Dealt
    | Scored
    | RoundEnded
    | MatchEnded
    | Laid
    | Drew
    | Passed
    | Stopped
    | DealtAgain
    | TeamsFormed
    | Barred
    | DroppedOut
    | LotDrawn
    | Ceded
    | Gestured
    | OpenerNamed
)
if TYPE_CHECKING:
    LineEvent: TypeAlias = Event
else:
    LineEvent = _Shared
"""What the log of a round can hold: whatever happens. As data it is read back as one of these, or
as one of the events that a game names as its own (`LineGame.own_events`)."""

"""What happens in line games only."""

from __future__ import annotations

from typing import TypeAlias

from boneyard.core.actions import Place, Seat
from boneyard.core.events import (
    Dealt,
    Drew,
    Event,
    Laid,
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
from boneyard.tiles import Tile


class DealtAgain(Event, frozen=True):
    """Nobody can open, so the tiles are shuffled and dealt again."""


class TeamsFormed(Event, frozen=True):
    teams: tuple[tuple[Seat, ...], ...]
    order: tuple[Seat, ...]

    def told(self, viewer: Seat | None) -> Telling | None:
        first, second = self.teams
        return telling("teams-formed", first=Names(first), second=Names(second))


class Barred(Event, frozen=True):
    seat: Seat
    tile: Tile
    at: Place

    def told(self, viewer: Seat | None) -> Telling | None:
        return telling("barred", self.seat, tile=self.tile, place=self.at)


class DroppedOut(Event, frozen=True):
    seat: Seat


LineEvent: TypeAlias = (
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
)
"""What the log of a round can hold."""

"""What happens in counting games only."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from boneyard.core.actions import Seat
from boneyard.core.events import (
    Dealt,
    Drew,
    Event,
    Laid,
    MatchEnded,
    Passed,
    RoundBegan,
    RoundEnded,
    Scored,
)


class CountingHow(StrEnum):
    """How a round of a counting game ends."""

    GOAL = "goal"
    EMPTY = "empty"


class CountingWhy(StrEnum):
    """What points are scored for."""

    GOAL = "goal"


class Announced(Event, frozen=True):
    """The running total after a lay, said aloud."""

    seat: Seat
    total: int


CountingEvent: TypeAlias = (
    RoundBegan | Dealt | Scored | RoundEnded | MatchEnded | Laid | Passed | Announced | Drew
)
"""What the log of a round can hold."""

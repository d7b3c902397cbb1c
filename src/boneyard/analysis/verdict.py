"""What a judge says of a match, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt

import msgspec

from boneyard.core.actions import Seat

SURE = 2
"""Standard errors beyond which a difference is no longer chance."""


class Judge(msgspec.Struct, frozen=True):
    """Who judges. The same judge says the same of the same record, on any machine."""

    name: str = "play-outs"
    version: int = 1
    worlds: int = 64
    """Tables imagined for each decision and round, all consistent with what is known."""
    repeats: int = 4
    """How often each of them is played on."""

    @property
    def playouts(self) -> int:
        """For each move."""
        return self.worlds * self.repeats

    @staticmethod
    def with_playouts(number: int) -> Judge:
        """One who plays each move out so often, rounded up to whole worlds: two at least, else
        nobody could say how sure it is."""
        repeats = Judge().repeats if number >= 4 * Judge().repeats else 1
        return Judge(worlds=max(2, -(-number // repeats)), repeats=repeats)


class Mean(msgspec.Struct, frozen=True):
    """A mean, from whole numbers, so that it is the same wherever it is reckoned."""

    total: int
    squares: int
    count: int
    unit: int
    """Into how many parts a point was cut, times how often each world was played on."""

    @staticmethod
    def of(values: Sequence[int], unit: int) -> Mean:
        return Mean(sum(values), sum(value * value for value in values), len(values), unit)

    @property
    def mean(self) -> float:
        return self.total / (self.count * self.unit)

    @property
    def error(self) -> float:
        """Its standard error."""
        spread = self.squares - Fraction(self.total * self.total, self.count)
        return sqrt(spread / (self.count - 1) / self.count) / self.unit


class TriedMove(msgspec.Struct, frozen=True):
    """A move that could be made."""

    action: str
    worth: float
    """Points ahead at the end of the round, on average, from before this decision."""
    behind: float
    """By how much that is less than the best move's."""
    error: float
    """The standard error of that difference, seen on the same worlds."""


class Decision(msgspec.Struct, frozen=True):
    """A choice somebody had."""

    step: int
    """Which action of the record, from 0."""
    line: int
    """Where it stands in the record, from 1; 0: the record was never written down."""
    round: int
    """Counted from 1."""
    seat: Seat
    moves: tuple[TriedMove, ...]
    """The best first."""
    played: int
    """Which of them was made."""

    @property
    def given_away(self) -> float:
        return self.moves[self.played].behind

    @property
    def is_mistake(self) -> bool:
        """Whether something surely better was there."""
        move = self.moves[self.played]
        return move.behind > SURE * move.error


class Account(msgspec.Struct, frozen=True):
    """How one side's result of one round came about: `result` is the sum of all the rest."""

    seats: tuple[Seat, ...]
    result: float
    """By how many points this side's lead grew."""
    expected: float
    """What such a round brings before it is dealt."""
    deal: float
    """How much better or worse than that these hands were."""
    draws: float
    """What the tiles drawn from the boneyard changed."""
    own: float
    """What mistakes of this side cost it."""
    others: float
    """What mistakes of the others brought it."""
    fall: float
    """The rest: right choices that met bad tiles, or the other way round."""
    errors: tuple[float, float, float]
    """The standard errors of `expected`, `deal` and `draws`."""


class Round(msgspec.Struct, frozen=True):
    number: int
    """From 1."""
    accounts: tuple[Account, ...]
    """One for each side."""


class Review(msgspec.Struct, frozen=True):
    """A match looked back at."""

    judge: Judge
    of: str
    """A hash of the record."""
    game: str
    names: tuple[str, ...]
    decisions: tuple[Decision, ...]
    rounds: tuple[Round, ...]

    def mistakes(self, seat: Seat | None = None) -> tuple[Decision, ...]:
        """The decisions that were surely not the best, the most expensive first."""
        found = [one for one in self.decisions if one.is_mistake and seat in (None, one.seat)]
        return tuple(sorted(found, key=lambda one: (-one.given_away, one.step)))

    def given_away(self, seat: Seat) -> float:
        """Points given away by mistakes, per round that is over."""
        lost = sum(one.given_away for one in self.mistakes(seat))
        return lost / max(len(self.rounds), 1)

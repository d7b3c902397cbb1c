"""Decisions that programs from outside have lost: how many, and why."""

from __future__ import annotations

import msgspec

MOST_REASONS = 3
TOLERATED = 0.01
"""Where more than this share is lost, a result says more about the stand-in than about the
program."""


class Forfeits(msgspec.Struct, frozen=True):
    """What became of the decisions that programs from outside were asked for."""

    asked: int = 0
    lost: int = 0
    """Those that a stand-in has made."""
    reasons: tuple[str, ...] = ()
    """Why the first ones were lost, each reason once."""
    given_up: bool = False
    """A program has failed so often that it is not asked again."""

    def __add__(self, other: Forfeits) -> Forfeits:
        if not other.asked:
            return self
        reasons = dict.fromkeys((*self.reasons, *other.reasons))
        return Forfeits(
            self.asked + other.asked,
            self.lost + other.lost,
            tuple(reasons)[:MOST_REASONS],
            self.given_up or other.given_up,
        )

    @property
    def spoil(self) -> bool:
        """Whether so much was lost that a result would be worthless."""
        return self.given_up or self.lost > TOLERATED * self.asked


NONE = Forfeits()
ANSWERED = Forfeits(asked=1)

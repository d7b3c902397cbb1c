"""How long a match lasts and who wins it."""

from __future__ import annotations

from collections.abc import Sequence
from operator import sub

import msgspec

from boneyard.core.actions import Seat, Side
from boneyard.core.options import MATCH, TARGET, Chosen

LONGEST = 1_000
"""A match to a target ends after so many rounds even if nobody has reached it: where points can be
lost (`divisor` with many players), totals may sink for ever."""


SIX_LOVE = "six-love"
"""A match to six, in which nobody gets that far while all others have something: the rounds see to
that (`rules.love`)."""
SIX = 6


class Match(msgspec.Struct, frozen=True):
    """A fixed number of rounds, or a target score."""

    rounds: int | None = None
    points: int | None = None
    lowest_wins: bool = False
    """Points are penalties."""
    at_once: bool = False
    """The first to reach the target wins on the spot, in the middle of a round."""

    @staticmethod
    def of(options: Chosen, lowest_wins: bool = False) -> Match:
        """The match that the options `match` and (where there is one) `target` describe."""
        kind, _, count = options[MATCH].partition(":")
        at_once = options.get(TARGET) == "at-once"
        if kind == SIX_LOVE:
            return Match(points=SIX)
        if kind == "rounds":
            return Match(rounds=int(count), lowest_wins=lowest_wins)
        return Match(points=int(count), lowest_wins=lowest_wins, at_once=at_once)

    def reached(self, scores: tuple[int, ...]) -> bool:
        """Whether somebody has the target score."""
        return self.points is not None and max(scores) >= self.points

    def won_at_once(self, scores: tuple[int, ...]) -> bool:
        """Whether these scores end the match without waiting for the end of the round."""
        return self.at_once and self.reached(scores)

    def is_over(self, rounds_played: int, scores: tuple[int, ...]) -> bool:
        return rounds_played == (self.rounds or LONGEST) or self.reached(scores)

    def winners(self, scores: tuple[int, ...]) -> tuple[Seat, ...]:
        """Equal totals share the win."""
        return leaders([-score for score in scores] if self.lowest_wins else scores)


def is_shutout(match: Match, scores: tuple[int, ...], sides: tuple[Side, ...]) -> bool:
    """Whether one side alone has won with these scores while no other has a point (where points
    are penalties: without having any)."""
    winners = match.winners(scores)
    if winners not in {tuple(sorted(side)) for side in sides} or len(sides) == 1:
        return False
    if match.lowest_wins:
        return scores[winners[0]] == 0
    return all(score <= 0 for seat, score in enumerate(scores) if seat not in winners)


def leaders(points: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with the most points."""
    most = max(points)
    return tuple(seat for seat, number in enumerate(points) if number == most)


def with_line(
    sheet: tuple[tuple[int, ...], ...], scores: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """The score sheet with one more line: what was scored since the last."""
    if not sheet:
        return (scores,)
    before = map(sum, zip(*sheet, strict=True))
    return (*sheet, tuple(map(sub, scores, before)))


def usual_rounds(players: int) -> str:
    """Where the booklet names no match: the smallest multiple of the players that is at least 4."""
    return f"rounds:{players * -(-4 // players)}"

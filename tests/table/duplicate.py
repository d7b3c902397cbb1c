"""Whether one kind of player makes more points of the same deals than another, and how sure that
is. Who plays what from where is `boneyard.bots.duplicate`."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import NamedTuple

from boneyard.bots.contenders import Contender
from boneyard.bots.duplicate import deal_score
from boneyard.core.game import AnyGame

FEWEST = 16
"""Deals before anything is said."""
SURE = 4.0
"""So many standard errors above zero: even looking after each of hundreds of deals, one would not
see that by luck."""


class Margin(NamedTuple):
    """By how many points per deal one kind of player beats the other, and its standard error."""

    mean: float
    error: float
    deals: int

    @property
    def is_sure(self) -> bool:
        """Whether the first kind is surely the better one."""
        return self.mean > SURE * self.error

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ± {1.96 * self.error:.2f} points in {self.deals} deals"


def margin(game: AnyGame, one: Contender, other: Contender, most: int) -> Margin:
    """Play until it is sure that `one` plays better, or so many deals."""
    won: list[float] = []
    while True:
        won.append(deal_score(game, (one, other), str(len(won))).points)
        if len(won) >= FEWEST:
            found = Margin(fmean(won), stdev(won) / len(won) ** 0.5, len(won))
            if found.is_sure or len(won) >= most:
                return found

"""When enough has been played: a sequential test of whether one player is better than another.

It is the generalised sequential probability ratio test that testers of chess programs use, with the
*deal* as the unit: games of the same deal depend on each other, deals do not. With two games to a
deal a deal has five outcomes (0, ½, 1, 1½ or 2 games won), hence "pentanomial"; with more games to
a deal it has more, and the test is the same.

After every deal two hypotheses are compared: the mean result is `even`, or it is `better`. How
much deals differ is estimated from those played (this makes it *generalised*), and by the central
limit theorem the mean over them is as good as normal. The logarithm of how many times likelier the
one hypothesis makes it than the other, `llr`, wanders up or down until it passes a bound, and the
bounds are so placed (Wald) that either error has a chance of about 5 %.
"""

from __future__ import annotations

from collections import Counter
from math import log

import msgspec

ERROR = 0.05
"""The chance to call equals better, and the chance to miss who is better."""
FEWEST = 16
"""Deals before anything is decided: fewer say little of how much deals differ."""
OUTCOMES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""A deal's results, as shares of its games, if it is played twice."""
UNSEEN = 0.1
"""So many deals with each outcome are thought to have been played before: what has not come up yet
may be rare, but is not impossible, and deals that were all alike so far may differ yet."""


class Sprt(msgspec.Struct, frozen=True):
    """The two hypotheses: one player wins this share of the games, or that."""

    even: float = 0.5
    better: float = 0.52

    def __post_init__(self) -> None:
        if not 0 < self.even < self.better < 1:
            raise ValueError("who is better wins more than 50 % and less than 100 %")

    def llr(self, results: Counter[float]) -> float:
        """The logarithm of how many times likelier these deals are if the first player is better
        than if both are even. The results are shares of a deal's games, and how often each came."""
        counts = {outcome: results[outcome] + UNSEEN for outcome in {*OUTCOMES, *results}}
        total = sum(counts.values())
        mean = sum(result * n for result, n in counts.items()) / total
        variance = sum((result - mean) ** 2 * n for result, n in counts.items()) / total
        step = self.better - self.even
        return total * step * (2 * mean - self.even - self.better) / (2 * variance)

    def verdict(self, results: Counter[float]) -> str | None:
        """`better`, `not better`, or None as long as that is open."""
        if results.total() < FEWEST:
            return None
        llr, bound = self.llr(results), log((1 - ERROR) / ERROR)
        if llr >= bound:
            return "better"
        return "not better" if llr <= -bound else None

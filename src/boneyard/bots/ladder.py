"""The ladder: bots that play duplicate deals against their neighbours, until it is clear who is
better.

The **deal** is what is sampled: intervals and the decision to stop count deals, not the rounds of
which each deal has several. Deals have numbers; what is random in one follows from the seed and its
number, and results are looked at in that order. So it makes no difference who plays which deal, or
how many play at once, as long as budgets are counted in play-outs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from itertools import chain, combinations, pairwise
from statistics import fmean
from typing import Any, TypeAlias

import msgspec

from boneyard import games
from boneyard.bots.contenders import Entrant, Partnership, kind
from boneyard.bots.duplicate import DealScore, deal_score
from boneyard.bots.forfeits import NONE, Forfeits
from boneyard.bots.sprt import Sprt
from boneyard.core.game import AnyGame
from boneyard.families.tricks.declared import declared
from boneyard.puzzles.parts import in_order
from boneyard.puzzles.statistics import around_mean, wilson

Meeting: TypeAlias = tuple[Entrant | Partnership, Entrant | Partnership]
"""Those who play each other."""

TOGETHER = 2
"""Deals sent to another process at a time."""


class DealsTask(msgspec.Struct, frozen=True):
    """Some deals for a pair, as they can be sent to another process."""

    slug: str
    options: Mapping[str, Any]
    pair: Meeting
    seed: int | str
    first: int
    count: int
    play_only: bool = False
    """Bids and calls are made by lot."""


class Spoilt(Exception):
    """A program has lost so many decisions that nothing can be said about how well it plays."""

    def __init__(self, forfeits: Forfeits) -> None:
        super().__init__(forfeits)
        self.forfeits = forfeits


class Standoff(msgspec.Struct, frozen=True):
    """How two contenders came out against each other. Shares are in percent."""

    a: str
    b: str
    deals: int
    rounds: int
    win: float
    """The share of `a`; a shared win counts in parts."""
    low: float
    high: float
    points: float
    """How many more points per round than `b`, per seat; below 0: fewer."""
    points_low: float
    points_high: float
    verdict: str
    """Whether `a` is `better`, `not better`, or it is still `open`."""
    helpless: int
    """Decisions of either in which it could imagine no table, and did anything it might."""
    forfeits: Forfeits


def pairs(entrants: Sequence[Entrant | Partnership], every: bool) -> list[Meeting]:
    """Who meets whom: neighbours, or everybody."""
    return list(combinations(entrants, 2) if every else pairwise(entrants))


def deals(task: DealsTask) -> list[DealScore]:
    """Play the deals of a task. Each has a seed of its own, whoever plays it."""
    game = games.game(task.slug, **task.options)
    if task.play_only:
        game = declared(game)
    a, b = (kind(entrant, task.slug) for entrant in task.pair)
    numbers = range(task.first, task.first + task.count)
    return [deal_score(game, (a, b), f"{task.seed} {number}") for number in numbers]


def meet(
    game: AnyGame,
    pair: Meeting,
    most: int,
    *,
    sprt: Sprt = Sprt(),  # noqa: B008 - frozen
    seed: int | str = 0,
    play_only: bool = False,
    executor: Executor | None = None,
    ahead: int = 1,
    told: Callable[[Sequence[DealScore]], None] = lambda scores: None,
) -> Standoff:
    """Let two contenders play until the test decides, or so many deals. `ahead` tasks are given to
    the executor at a time; `told` is called after each deal with the scores so far. Raises Spoilt,
    at once where a program is not asked again."""
    tasks = (
        DealsTask(
            *(game.slug, dict(game.options), pair, seed, first, min(TOGETHER, most - first)),
            play_only,
        )
        for first in range(0, most, TOGETHER)
    )
    scores: list[DealScore] = []
    results: Counter[float] = Counter()
    verdict = None
    parts = in_order(deals, tasks, executor, ahead)
    for score in chain.from_iterable(parts):
        scores.append(score)
        results[round(score.win, 9)] += 1
        told(scores)
        verdict = sprt.verdict(results)
        if verdict is not None or score.forfeits.given_up:
            break
    parts.close()
    if (forfeits := forfeits_in(scores)).spoil:
        raise Spoilt(forfeits)
    return standoff(pair, scores, verdict)


def forfeits_in(scores: Sequence[DealScore]) -> Forfeits:
    return sum((score.forfeits for score in scores), NONE)


def standoff(pair: Meeting, scores: Sequence[DealScore], verdict: str | None) -> Standoff:
    """What these deals (two at least) tell."""
    wins, points = [score.win for score in scores], [score.points for score in scores]
    low, high = win_interval(wins)
    points_low, points_high = around_mean(points)
    return Standoff(
        pair[0].label,
        pair[1].label,
        deals=len(scores),
        rounds=sum(score.rounds for score in scores),
        win=100 * fmean(wins),
        low=100 * low,
        high=100 * high,
        points=fmean(points),
        points_low=points_low,
        points_high=points_high,
        verdict=verdict or "open",
        helpless=sum(score.helpless for score in scores),
        forfeits=forfeits_in(scores),
    )


def win_interval(wins: Sequence[float]) -> tuple[float, float]:
    """The 95 % confidence interval of a mean share, from one share per deal."""
    if set(wins) <= {0.0} or set(wins) <= {1.0}:
        # All alike, they do not say how much deals differ; but so many alike say something.
        return wilson(sum(wins), len(wins))
    low, high = around_mean(wins)
    return max(0.0, low), min(1.0, high)

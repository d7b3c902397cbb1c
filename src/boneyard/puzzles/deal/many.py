"""Many random deals, each solved, and how long that took."""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from concurrent.futures import Executor
from functools import partial
from math import ceil
from statistics import fmean
from typing import NamedTuple

from boneyard.puzzles.deal.engine import random_hands, solve, warm_up
from boneyard.puzzles.parts import in_order

CHUNK = 100
"""Deals that are solved before somebody is told."""


class Timed(NamedTuple):
    """A deal's value for the opener's side, and the milliseconds until it and the best line were
    known."""

    value: int
    ms: float


class Totals(NamedTuple):
    """What a number of deals came to; `won`, `tied` and `lost` by the opener's side."""

    deals: int
    mean_ms: float
    p50_ms: float
    p95_ms: float
    max_ms: float
    mean_value: float
    won: int
    tied: int
    lost: int


def solve_many(
    deals: int, seed: int = 0, executor: Executor | None = None, ahead: int = 8
) -> Generator[list[Timed]]:
    """The random deals numbered from 0, part by part; with an executor, in its processes, with
    `ahead` parts under way at a time."""
    parts = (range(first, min(first + CHUNK, deals)) for first in range(0, deals, CHUNK))
    return in_order(partial(solve_part, seed), parts, executor, ahead)


def solve_part(seed: int, numbers: Sequence[int]) -> list[Timed]:
    """The deals of these numbers."""
    warm_up()
    solved = []
    for number in numbers:
        hands = random_hands(seed, number)
        started = time.perf_counter()
        value = solve(hands).value
        solved.append(Timed(value, 1000 * (time.perf_counter() - started)))
    return solved


def totals(solved: Sequence[Timed]) -> Totals:
    """Of at least one deal. A percentile is the smallest time that so many deals stay within."""
    values = [deal.value for deal in solved]
    times = sorted(deal.ms for deal in solved)
    return Totals(
        deals=len(solved),
        mean_ms=fmean(times),
        p50_ms=times[ceil(0.50 * len(times)) - 1],
        p95_ms=times[ceil(0.95 * len(times)) - 1],
        max_ms=times[-1],
        mean_value=fmean(values),
        won=sum(value > 0 for value in values),
        tied=sum(value == 0 for value in values),
        lost=sum(value < 0 for value in values),
    )

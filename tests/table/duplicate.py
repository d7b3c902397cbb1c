"""Duplicate matches: two kinds of players play the same deals from both sides of the table, so that
the luck of the deal cancels out and what is left is how well they play."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import fmean, stdev
from typing import Any, NamedTuple

import boneyard
from boneyard.bots import Bot
from boneyard.core.actions import CLOCK, Seat
from boneyard.core.game import AnyGame
from boneyard.table import Table

PENALTIES = ("chicken-foot", "peruvian")
"""Where the fewest points win. The bots ask the game what points mean; who judges them must not."""
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


def one_round(slug: str, **options: object) -> AnyGame:
    return boneyard.game(slug, match="rounds:1", **options)


def margin(game: AnyGame, one: Bot, other: Bot, most: int) -> Margin:
    """Play until it is sure that `one` plays better, or so many deals."""
    won: list[float] = []
    while True:
        seed = len(won)
        won.append((_won(game, (one, other), seed) - _won(game, (other, one), seed)) / 2)
        if len(won) >= FEWEST:
            found = Margin(fmean(won), stdev(won) / len(won) ** 0.5, len(won))
            if found.is_sure or len(won) >= most:
                return found


def _won(game: AnyGame, minds: tuple[Bot, Bot], seed: int) -> float:
    """How many points more than the second the first kind makes in a match. Every other side is of
    the same kind, and partners always are."""

    def kind(state: Any, seat: Seat) -> int:
        return next(i for i, side in enumerate(game.sides(state)) if seat in side) % 2

    state = played(game, lambda state, seat: minds[kind(state, seat)], seed).state
    scores: tuple[list[int], list[int]] = ([], [])
    for seat, score in enumerate(game.scores(state)):
        scores[kind(state, seat)].append(score)
    ahead = fmean(scores[0]) - fmean(scores[1])
    return -ahead if game.slug in PENALTIES else ahead


def played(game: AnyGame, mind: Callable[[Any, Seat], Bot], seed: int) -> Table:
    """A whole match between bots: `mind` says who sits at a seat. Those who may act at the same
    time do so when they are ready."""
    now = 0
    table = Table(game, seed.to_bytes(8, "big"), clock=lambda: now)
    rng = random.Random(seed)
    while not table.over:
        if table.waits:
            table.go_on()
            continue
        ready = {seat: 0 for seat in table.seats_to_act}
        if CLOCK in table.to_act:
            for seat in ready:
                ready[seat] = mind(table.state, seat).haste(game, table.observe(seat), rng)
        alarm = table.alarm()
        if alarm is not None and alarm <= min(ready.values(), default=alarm):
            now += alarm
            table.tick()
            continue
        seat = min(ready, key=ready.__getitem__)
        now += ready[seat]
        seen = game.observe(table.state_now, seat)
        table.play(seat, mind(table.state, seat).choose(game, seen, table.moves(seat), rng))
    return table

"""Many matches between bots, and what they tell: who wins, how long it takes, what it is worth."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from typing import Any

import msgspec

from boneyard import games
from boneyard.bots.contenders import Entrant, contender, decided
from boneyard.bots.forfeits import NONE, Forfeits
from boneyard.core.actions import Nature
from boneyard.core.events import RoundEnded
from boneyard.core.game import AnyGame
from boneyard.puzzles.parts import in_order
from boneyard.puzzles.statistics import wilson
from boneyard.rules.why import LineHow

LONGEST = 100_000
"""Actions in one match; only a puzzle that nobody solves takes more."""


class Played(msgspec.Struct, frozen=True):
    """How one match went."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    actions: int
    rounds: int
    blocked: int
    """Rounds that ended blocked."""
    forfeits: Forfeits = NONE


class Task(msgspec.Struct, frozen=True):
    """Some matches, as they can be sent to another process."""

    slug: str
    options: Mapping[str, Any]
    players: tuple[str, ...]
    seed: int | str
    first: int
    count: int


def play(game: AnyGame, players: Sequence[str], rng: random.Random) -> Played:
    """One match between these bots, one name per seat."""
    minds = [contender(Entrant.parse(name), game.slug) for name in players]
    state, actions, rounds, blocked, forfeits = game.start(), 0, 0, 0, NONE
    while (to_act := game.to_act(state)) and actions < LONGEST:
        actor = to_act[0] if len(to_act) == 1 else rng.choice(to_act)
        if isinstance(actor, Nature):
            action = game.legal(state, actor).sample(rng)
        else:
            action, lost = decided(minds[actor], game, state, actor, rng)
            forfeits += lost
        state, events = game.apply(state, actor, action)
        actions += 1
        for event in events:
            if isinstance(event, RoundEnded):
                rounds += 1
                blocked += event.how == LineHow.BLOCKED
    result = game.result(state)
    winners = result.winners if result else ()
    return Played(winners, game.scores(state), actions, rounds, blocked, forfeits)


def work(task: Task) -> list[Played]:
    """Play the matches of a task. Each has a seed of its own, whoever plays it."""
    game = games.game(task.slug, **task.options)
    numbers = range(task.first, task.first + task.count)
    return [play(game, task.players, random.Random(f"{task.seed} {i}")) for i in numbers]


def tasks(
    game: AnyGame, players: Sequence[str], count: int, seed: int | str, size: int
) -> Iterator[Task]:
    options = dict(game.options)
    for first in range(0, count, size):
        yield Task(game.slug, options, tuple(players), seed, first, min(size, count - first))


def run(
    game: AnyGame,
    players: Sequence[str],
    count: int,
    *,
    seed: int | str = 0,
    executor: Executor | None = None,
    ahead: int = 8,
    size: int = 20,
) -> Generator[list[Played]]:
    """The matches in their order, a few at a time; in other processes where an executor is given
    (one of `concurrent.futures`, or any cluster's that speaks its language), with `ahead` such
    parts under way at a time."""
    return in_order(work, tasks(game, players, count, seed, size), executor, ahead)


class Share(msgspec.Struct, frozen=True):
    """A share of matches, with its 95 % confidence interval (Wilson)."""

    share: float
    low: float
    high: float


def share(count: float, of: int) -> Share:
    return Share(count / of, *wilson(count, of)) if of else Share(0.0, 0.0, 1.0)


class Summary(msgspec.Struct, frozen=True):
    """What many matches tell."""

    games: int
    wins: tuple[Share, ...]
    """A seat each; a shared win counts in parts."""
    points: tuple[float, ...]
    """The mean of each seat."""
    actions: float
    rounds: float
    blocked: Share
    """Of all rounds."""
    forfeits: Forfeits


def summary(played: Sequence[Played]) -> Summary:
    n = len(played)
    seats = range(len(played[0].scores))
    wins = [sum(seat in p.winners and 1 / len(p.winners) for p in played) for seat in seats]
    rounds = sum(p.rounds for p in played)
    return Summary(
        games=n,
        wins=tuple(share(count, n) for count in wins),
        points=tuple(sum(p.scores[seat] for p in played) / n for seat in seats),
        actions=sum(p.actions for p in played) / n,
        rounds=rounds / n,
        blocked=share(sum(p.blocked for p in played), rounds),
        forfeits=sum((p.forfeits for p in played), NONE),
    )

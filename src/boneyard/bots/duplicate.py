"""Duplicate rounds: two kinds of players play the same deal from every side of the table, so that
the luck of the deal cancels out and what is left is how well they play.

A **seating** says for every side which kind plays it; partners are always of one kind. Going round
the table the kinds take turns. With two sides, or any even number, that makes two seatings, and the
second has the kinds swapped. With an odd number two neighbours are of one kind, so the seating is
turned until everybody has sat everywhere, and each of those is swapped: six seatings for three
sides, ten for five. In the seatings of a deal together every side is played by each kind equally
often, so equal players win half of it, whatever the deal.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import fmean
from typing import Any, TypeAlias

import msgspec

from boneyard import games
from boneyard.bots.contenders import Contender, choice
from boneyard.bots.sees_all import SeesAll
from boneyard.core.actions import CHANCE, CLOCK, Seat, Side, Tick
from boneyard.core.game import AnyGame

Seating: TypeAlias = tuple[int, ...]
"""Which kind, 0 or 1, plays each side."""

LONGEST = 100_000
"""Actions in a round; no game that ends takes so many."""


class DealScore(msgspec.Struct, frozen=True):
    """What the first kind made of a deal, on average over its seatings."""

    win: float
    """The share of rounds won; a shared win counts in parts."""
    points: float
    """How many points more than the other kind, per seat and round; below 0: fewer."""
    rounds: int


class RoundScore(msgspec.Struct, frozen=True):
    """The same of one round."""

    win: float
    points: float


def one_round(slug: str, **options: object) -> AnyGame:
    """The game as a match of a single round, unless the options say otherwise."""
    listing = games.listing(slug)
    if any(option.name == "match" for option in listing.declare({})):
        options = {"match": "rounds:1", **options}
    return listing.game(options)


def seatings(sides: int) -> tuple[Seating, ...]:
    """All fair seatings of two kinds around the table.

    >>> seatings(2)
    ((0, 1), (1, 0))
    >>> len(seatings(3)), len(seatings(4))
    (6, 2)
    """
    turns = [tuple((side + turn) % sides % 2 for side in range(sides)) for turn in range(sides)]
    swapped = [tuple(1 - kind for kind in seating) for seating in turns]
    both = (seating for pair in zip(turns, swapped, strict=True) for seating in pair)
    return tuple(dict.fromkeys(both))


def dealt(game: AnyGame, seed: str) -> Any:
    """The state when chance has dealt and the first player is to act."""
    rng = random.Random(f"{seed} chance")
    state = game.start()
    while game.to_act(state) == (CHANCE,):
        state, _ = game.apply(state, CHANCE, game.legal(state, CHANCE).sample(rng))
    return state


def deal_score(game: AnyGame, kinds: tuple[Contender, Contender], seed: str) -> DealScore:
    """Play one deal in every seating. Everything random depends on the seed alone, and it is the
    same at a seat whoever sits there: two players of one kind end even."""
    state = dealt(game, seed)
    sides = game.sides(state)
    scores = []
    for seating in seatings(len(sides)):
        kind_of = {seat: kind for side, kind in zip(sides, seating, strict=True) for seat in side}
        ended = played_on(game, state, lambda seat: kinds[kind_of[seat]], seed)  # noqa: B023
        scores.append(_round_score(game, ended, kind_of))
    return DealScore(
        fmean(score.win for score in scores),
        fmean(score.points for score in scores),
        len(scores),
    )


def _round_score(game: AnyGame, state: Any, kind_of: dict[Seat, int]) -> RoundScore:
    result = game.result(state)
    winners = result.winners if result is not None else ()
    won = [kind_of[seat] == 0 for seat in winners]
    ours, theirs = (
        fmean(score for seat, score in enumerate(game.scores(state)) if kind_of[seat] == kind)
        for kind in (0, 1)
    )
    ahead = theirs - ours if counts_penalties(game) else ours - theirs
    return RoundScore(fmean(won) if won else 0.5, ahead)


def counts_penalties(game: AnyGame) -> bool:
    """Whether the fewest points win."""
    return bool(getattr(getattr(game, "match", None), "lowest_wins", False))


def played_on(
    game: AnyGame, state: Any, mind: Callable[[Seat], Contender], seed: str
) -> Any:
    """The state at the end of the match: `mind` says who sits at a seat. Those who may act at the
    same time do so when they are ready, by a clock that nobody has to wait for."""
    luck = random.Random(f"{seed} later")
    thoughts = {seat: random.Random(f"{seed} seat {seat}") for seat in range(game.players)}
    now = began = 0
    for _ in range(LONGEST):
        to_act = game.to_act(state)
        if not to_act:
            return state
        if to_act == (CHANCE,):
            state, _ = game.apply(state, CHANCE, game.legal(state, CHANCE).sample(luck))
            began = now
            continue
        state = _at(game, state, now - began)
        ready = {actor: 0 for actor in game.to_act(state) if isinstance(actor, int)}
        if CLOCK in game.to_act(state):
            for seat in ready:
                ready[seat] = _haste(mind(seat), game, state, seat, thoughts[seat])
            alarm = game.alarm(state)
            if alarm is not None and alarm - (now - began) <= min(ready.values(), default=alarm):
                now = max(now, began + alarm)
                state = _at(game, state, now - began)
                continue
        seat = min(ready, key=ready.__getitem__)
        now += ready[seat]
        state = _at(game, state, now - began)
        if seat in game.to_act(state):
            action = choice(mind(seat), game, state, seat, thoughts[seat])
            state, _ = game.apply(state, seat, action)
    raise RuntimeError(f"a round of {game.slug} does not end")


def _haste(mind: Contender, game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> int:
    player = mind.mind if isinstance(mind, SeesAll) else mind
    return player.haste(game, game.observe(state, seat), rng)


def _at(game: AnyGame, state: Any, clock: int) -> Any:
    """The state when the clock of the round says so."""
    tick = Tick(clock)
    if CLOCK in game.to_act(state) and tick in game.legal(state, CLOCK):
        state, _ = game.apply(state, CLOCK, tick)
    return state

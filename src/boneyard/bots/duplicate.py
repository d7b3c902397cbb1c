"""Duplicate rounds: two kinds of players play the same deal from every side of the table, so that
the luck of the deal cancels out and what is left is how well they play.

A **seating** says for every side which kind plays it; partners are always of one kind, but a kind
may be two players who share its sides. Going round the table the kinds take turns. With two sides,
or any even number, that makes two seatings, and the second has the kinds swapped. With an odd
number two neighbours are of one kind, so the seating is turned until everybody has sat everywhere,
and each of those is swapped: six seatings for three sides, ten for five. In the seatings of a deal
together every side is played by each kind equally often, so equal players win half of it, whatever
the deal. Two players who share a side sit there both ways, in seatings that are otherwise alike.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle, product
from statistics import fmean
from typing import Any, TypeAlias

import msgspec

from boneyard import games
from boneyard.bots.contenders import Contender, Kind, decided
from boneyard.bots.forfeits import NONE, Forfeits
from boneyard.bots.sees_all import SeesAll
from boneyard.core.actions import CHANCE, CLOCK, Nature, Seat, Tick
from boneyard.core.assign import Impossible
from boneyard.core.game import AnyGame

Seating: TypeAlias = tuple[int, ...]
"""Which kind, 0 or 1, plays each side."""

LONGEST = 100_000
"""Actions in a round; no game that ends takes so many."""


TRIED_DEALS = 3
"""So many in a row are never the same by chance, in any game worth a ladder."""
UNDEALT_MOVES = 4
"""Moves at random that stand for a deal: each player's first two."""


class DealScore(msgspec.Struct, frozen=True):
    """What the first kind made of a deal, on average over its seatings."""

    win: float
    """The share of rounds won; a shared win counts in parts."""
    points: float
    """How many points more than the other kind, per seat and round; below 0: fewer."""
    rounds: int
    helpless: int = 0
    """Decisions in which a bot could imagine no table that agrees with all it had seen, and did
    anything it might."""
    forfeits: Forfeits = NONE


class Ended(msgspec.Struct, frozen=True):
    """How a match that bots played came out."""

    state: Any
    acted: frozenset[Seat]
    """Who had anything to decide."""
    helpless: int
    """As in `DealScore`."""
    forfeits: Forfeits


def one_round(slug: str, /, **options: object) -> AnyGame:
    """The game as a match of a single round, unless the options say otherwise."""
    listing = games.listing(slug)
    return listing.game({**listing.match_of(1), **options})


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
    """The state when chance has dealt and the first player is to act. Where chance can do but one
    thing every round would be the same, so there it begins with a few moves made at random."""
    rng = random.Random(f"{seed} chance")
    others = random.Random(f"{seed} other deals")
    state, varies = game.start(), False
    while game.to_act(state) == (CHANCE,):
        deals = game.legal(state, CHANCE)
        deal = deals.sample(rng)
        varies = varies or any(deals.sample(others) != deal for _ in range(TRIED_DEALS))
        state, _ = game.apply(state, CHANCE, deal)
    for _ in range(0 if varies else UNDEALT_MOVES):
        (actor,) = game.to_act(state)
        state, _ = game.apply(state, actor, game.legal(state, actor).sample(rng))
    return state


def has_partners(game: AnyGame) -> bool:
    """Whether every side is of two."""
    return all(len(side) == 2 for side in game.sides(dealt(game, "0")))


def arrangements(kind: Kind) -> tuple[tuple[Contender, ...], ...]:
    """Who takes the seats of a side, in all orders that differ."""
    if not isinstance(kind, tuple):
        return ((kind,),)
    one, other = kind
    return (kind,) if one is other else ((one, other), (other, one))


def deal_score(game: AnyGame, kinds: tuple[Kind, Kind], seed: str) -> DealScore:
    """Play one deal in every seating. Everything random depends on the seed alone, and it is the
    same at a seat whoever sits there: two players of one kind end even."""
    state = dealt(game, seed)
    sides = game.sides(state)
    wins, points, helpless, forfeits = [], [], 0, NONE
    members = product(*map(arrangements, kinds))
    for seating, sitting in product(seatings(len(sides)), members):
        kind_of: dict[Seat, int] = {}
        minds: dict[Seat, Contender] = {}
        for side, kind in zip(sides, seating, strict=True):
            for seat, mind in zip(side, cycle(sitting[kind]), strict=False):
                kind_of[seat], minds[seat] = kind, mind
        ended = played_on(game, state, minds.__getitem__, seed)
        wins.append(_won(game, ended.state, kind_of))
        points.append(_ahead(game, ended.state, kind_of))
        helpless += ended.helpless
        forfeits += ended.forfeits
    return DealScore(fmean(wins), fmean(points), len(wins), helpless, forfeits)


def _won(game: AnyGame, state: Any, kind_of: dict[Seat, int]) -> float:
    """The first kind's part in the win; half of it where nobody has won."""
    result = game.result(state)
    won = [kind_of[seat] == 0 for seat in result.winners] if result is not None else []
    return fmean(won) if won else 0.5


def _ahead(game: AnyGame, state: Any, kind_of: dict[Seat, int]) -> float:
    """How many more points a seat of the first kind has made than one of the second."""
    ours, theirs = (
        fmean(score for seat, score in enumerate(game.scores(state)) if kind_of[seat] == kind)
        for kind in (0, 1)
    )
    return theirs - ours if game.fewest_win else ours - theirs


def played_on(game: AnyGame, state: Any, mind: Callable[[Seat], Contender], seed: str) -> Ended:
    """Play to the end of the match: `mind` says who sits at a seat. Those who may act at the same
    time do so when they are ready, by a clock that nobody has to wait for."""
    luck = random.Random(f"{seed} later")
    thoughts = {seat: random.Random(f"{seed} seat {seat}") for seat in range(game.players)}
    acted: set[Seat] = set()
    now = began = helpless = 0
    forfeits = NONE
    for _ in range(LONGEST):
        to_act = game.to_act(state)
        if not to_act:
            return Ended(state, frozenset(acted), helpless, forfeits)
        if to_act == (CHANCE,):
            state, _ = game.apply(state, CHANCE, game.legal(state, CHANCE).sample(luck))
            began = now
            continue
        ready = {actor: 0 for actor in to_act if not isinstance(actor, Nature)}
        if CLOCK in to_act:
            for seat in ready:
                ready[seat] = _haste(mind(seat), game, state, seat, thoughts[seat])
            alarm = game.alarm(state)
            rings = None if alarm is None else max(0, alarm - (now - began))
            if rings is not None and rings <= min(ready.values(), default=rings):
                now += rings
                state = _at(game, state, now - began)
                continue
        seat = min(ready, key=ready.__getitem__)
        now += ready[seat]
        state = _at(game, state, now - began)
        if seat not in game.to_act(state):
            continue
        try:
            action, lost = decided(mind(seat), game, state, seat, thoughts[seat])
            forfeits += lost
        except Impossible:
            action = game.legal(state, seat).sample(thoughts[seat])
            helpless += 1
        state, _ = game.apply(state, seat, action)
        acted.add(seat)
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

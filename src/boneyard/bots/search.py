"""Bots that think ahead: they imagine tables that agree with all they have seen, and play each of
their moves to the end of the round on every one of them.

All moves are tried on the same imagined tables, so that luck cancels out; after each stage the
worse half is dropped and the better half is tried on more tables. In the imagined play everybody
prefers heavy tiles, which is how people play who want to get rid of them. This is known as
determinised Monte Carlo with sequential halving.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count, islice
from typing import Any, ClassVar, NamedTuple, Self

from boneyard.bots.bot import Bot, Budget
from boneyard.core.actions import Action, Nature, Seat
from boneyard.core.chance import Rng, pick
from boneyard.core.events import RoundEnded
from boneyard.core.game import AnyGame, ahead
from boneyard.core.moves import Moves
from boneyard.tiles import pips

TRIED = 40
"""Moves looked at; where there are more, a sample of them."""
FARTHEST = 400
"""Actions of an imagined round; only a game that need not end takes more."""
PIP = 0.01
"""What a pip left in hand is worth beside a point: enough to break ties."""


class Weighed(NamedTuple):
    """The best move found, and how much more it brought than the next best on so many tables."""

    action: Action
    margin: float
    tables: int


class SearchBot(Bot):
    heavy: ClassVar[bool] = True

    def __init__(self, name: str, level: int, tables: int, budget: Budget | None = None) -> None:
        self.name, self.level, self.tables = name, level, tables  # type: ignore[misc]
        self.budget = budget

    def within(self, budget: Budget) -> Self:
        return type(self)(self.name, self.level, self.tables, budget)

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        return self.weigh(game, observation, moves, rng).action

    def weigh(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Weighed:
        left = _candidates(moves, rng)
        seat: Seat = observation.seat
        purse = _Purse(self.budget) if self.budget is not None else None
        worth, tried = dict.fromkeys(left, 0.0), dict.fromkeys(left, 0)
        stage = max(2, self.tables // max(1, len(left).bit_length() - 1))
        margin = 0.0

        def mean(action: Action) -> float:
            return worth[action] / tried[action] if tried[action] else float("-inf")

        while len(left) > 1:
            stages = len(left).bit_length() - 1
            for _ in range(stage) if purse is None else purse.stage(stages, len(left)):
                state = game.sample(observation, rng)
                for action in left:
                    if purse is not None and not purse.pays():
                        break
                    worth[action] += _played_out(game, state, seat, action, rng)
                    tried[action] += 1
            left.sort(key=mean, reverse=True)
            margin = mean(left[0]) - mean(left[1]) if tried[left[1]] else 0.0
            left = left[: len(left) // 2]
        return Weighed(left[0], margin, tried[left[0]])


class _Purse:
    """What is left of a budget. Every stage may spend an equal part of the rest; what does not
    suffice for a whole table goes to the next stage, and the last one spends it all."""

    def __init__(self, budget: Budget) -> None:
        self._playouts = budget.playouts
        self._ends = None if budget.seconds is None else time.perf_counter() + budget.seconds

    def stage(self, stages: int, moves: int) -> Iterator[int]:
        """The tables of the next of so many stages, on which so many moves are tried."""
        now = time.perf_counter()
        until = None if self._ends is None else now + (self._ends - now) / stages
        most = None
        if self._playouts is not None:
            share = self._playouts // stages
            # However little there is, no move is dropped unseen while it can be paid for.
            least = min(1, self._playouts)
            most = max(least, share // moves) if stages > 1 else -(-share // moves)
        for table in count():
            if most is not None and table >= most:
                return
            if until is not None and time.perf_counter() >= until:
                return
            yield table

    def pays(self) -> bool:
        """Pay for one play-out, if it is affordable."""
        if self._ends is not None and time.perf_counter() >= self._ends:
            return False
        if self._playouts is not None:
            if not self._playouts:
                return False
            self._playouts -= 1
        return True


def _candidates(moves: Moves, rng: Rng) -> list[Action]:
    if moves.listed:
        listed = list(islice(moves, TRIED + 1))
        if len(listed) <= TRIED:
            return listed
    return list(dict.fromkeys(moves.sample(rng) for _ in range(TRIED)))


def _played_out(game: AnyGame, state: Any, seat: Seat, action: Action, rng: Rng) -> float:
    """What this action is worth to the seat on this table, if the round is played on at random."""
    if action not in game.legal(state, seat):
        return 0.0
    before = game.lead(state, seat)
    state, events = game.apply(state, seat, action)
    for _ in range(FARTHEST):
        ended = next((event for event in events if isinstance(event, RoundEnded)), None)
        actors = game.to_act(state)
        if ended is not None or not actors:
            return _worth(game, state, seat, before, ended)
        actor = actors[0] if len(actors) == 1 else pick(actors, rng)
        moves = game.legal(state, actor)
        choice = moves.sample(rng)
        if not isinstance(actor, Nature):
            choice = _heavier(choice, moves.sample(rng))
        state, events = game.apply(state, actor, choice)
    return _worth(game, state, seat, before, None)


def _heavier(one: Action, other: Action) -> Action:
    """Of two moves the one that lays more pips; laying before anything else."""
    return other if _weight(other) > _weight(one) else one


def _weight(action: Action) -> int:
    return -1 if action.sheds is None else action.sheds.pips


def _worth(game: AnyGame, state: Any, seat: Seat, before: float, ended: RoundEnded | None) -> float:
    """How much further ahead the seat's side is than before, and a little for pips that did not
    stay in hand."""
    gained = game.lead(state, seat) - before
    if ended is not None:
        gained -= PIP * ahead([pips(hand) for hand in ended.hands], game.sides(state), seat)
    return gained


TABLES = {"search-1": (2, 40), "search-2": (3, 160)}
"""The level of each bot, and on how many imagined tables it tries its moves."""
LEVELS = {name: level for name, (level, _) in TABLES.items()}


def bot(name: str) -> SearchBot:
    level, tables = TABLES[name]
    return SearchBot(name, level, tables)

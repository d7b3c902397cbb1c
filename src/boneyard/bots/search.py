"""Bots that think ahead: they imagine tables that agree with all they have seen, and play each of
their moves to the end of the round on every one of them.

All moves are tried on the same imagined tables, so that luck cancels out. In the imagined play
everybody goes by the habits of the game: where one wants to be rid of one's tiles, by preferring
heavy ones. This is known as determinised Monte Carlo. Line and counting games are played on by
compiled rounds (`compiled`); for all others, and for rules those do not know, the game itself is:
there after each stage the worse half of the moves is dropped, and the better half is tried on more
tables.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any, ClassVar, Self

import msgspec
from msgspec.structs import replace

from boneyard.bots.bot import Bot, Budget
from boneyard.bots.weighed import Weighed
from boneyard.core.actions import Action, Nature, Seat
from boneyard.core.chance import Rng, pick
from boneyard.core.events import RoundEnded
from boneyard.core.game import AnyGame, ahead
from boneyard.core.moves import Moves
from boneyard.families.line.actions import Gesture
from boneyard.kernel import Numbers, Unknown, numbers

if TYPE_CHECKING:
    from boneyard.bots.compiled import Thought

TRIED = 40
"""Moves looked at; where there are more, a sample of them."""
FARTHEST = 400
"""Actions of an imagined round; only a game that need not end takes more."""
PIP = 0.01
"""What a pip left in hand is worth beside a point: enough to break ties."""


class Thinking(msgspec.Struct, frozen=True):
    """How somebody thinks ahead."""

    most: int | None = None
    """Play-outs, whatever the budget allows; None: all of them."""
    weighs: bool = True
    """Worlds count by how likely what was seen is in them, where that is known."""
    deals_itself: bool = True
    """Hidden hands are dealt by compiled code, where that is known; else the game imagines."""
    compiled: bool = True
    """Rounds are played on by compiled code, where they are known; else by the game itself."""
    taught: bool = False
    """Worlds are weighed and played on by a taught player, in games that have one."""


class SearchBot(Bot):
    """It obeys a budget, of which it may use only so much: a weaker one thinks less."""

    heavy: ClassVar[bool] = True

    def __init__(self, name: str, level: int, thinking: Thinking, budget: Budget) -> None:
        self.name, self.level = name, level  # type: ignore[misc]
        self.thinking, self.budget = thinking, budget

    def within(self, budget: Budget) -> Self:
        most = self.thinking.most
        if most is not None and (budget.playouts is None or budget.playouts > most):
            budget = Budget(budget.seconds, most)
        return type(self)(self.name, self.level, self.thinking, budget)

    def warm(self, game: AnyGame) -> bool:
        from boneyard.bots import warm

        return not self.thinking.compiled or warm.is_warm() or _numbers(game) is None

    def until_warm(self) -> Bot:
        readable = replace(self.thinking, compiled=False)
        return type(self)(self.name, self.level, readable, self.budget)

    def get_ready(self) -> None:
        from boneyard.bots import warm

        warm.warm_up(wait=True)

    def choose(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Action:
        return self.weigh(game, observation, moves, rng).action

    def weigh(self, game: AnyGame, observation: Any, moves: Moves, rng: Rng) -> Weighed:
        # What a gesture is worth depends on who believes it: bots make none.
        tried = [move for move in moves.some(TRIED, rng) if not isinstance(move, Gesture)]
        if len(tried) == 1:
            return Weighed(tried[0], 0.0, 0)
        known = _numbers(game) if self.thinking.compiled else None
        if known is None:
            return self._weigh_readably(game, observation, tried, rng)
        from boneyard.bots.compiled import GeneralThought, PlainThought, think  # with a compiler

        if self.thinking.taught:
            from boneyard.bots.foresight import Lost, taught_thought

            with suppress(Lost):
                playouts = self.budget.playouts
                taught = taught_thought(game, known, observation, tried, rng, playouts)
                if taught is not None:
                    return think(taught, self.budget)
        if self.thinking.deals_itself and known.plain:
            weighs = self.thinking.weighs
            thought: Thought = PlainThought(game, known, observation, tried, rng, weighs=weighs)
        else:
            playouts = self.budget.playouts
            thought = GeneralThought(game, known, observation, tried, rng, playouts)
        return think(thought, self.budget)

    def _weigh_readably(
        self, game: AnyGame, observation: Any, left: list[Action], rng: Rng
    ) -> Weighed:
        seat: Seat = observation.seat
        tables = game.imagined(observation, rng)
        purse = _Purse(self.budget)
        worth, tried = dict.fromkeys(left, 0.0), dict.fromkeys(left, 0)
        margin = 0.0

        def mean(action: Action) -> float:
            return worth[action] / tried[action] if tried[action] else float("-inf")

        while len(left) > 1:
            stages = len(left).bit_length() - 1
            for _ in purse.stage(stages, len(left)):
                state = next(tables)
                for action in left:
                    if not purse.pays():
                        break
                    worth[action] += self._played_out(game, state, seat, action, rng)
                    tried[action] += 1
            left.sort(key=mean, reverse=True)
            margin = mean(left[0]) - mean(left[1]) if tried[left[1]] else 0.0
            left = left[: len(left) // 2]
        return Weighed(left[0], margin, tried[left[0]])

    def _played_out(self, game: AnyGame, state: Any, seat: Seat, action: Action, rng: Rng) -> float:
        """What this action is worth to the seat on this table, if the round is played on as people
        are imagined to play."""
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
            if isinstance(actor, Nature):
                choice = moves.sample(rng)
            else:
                choice = self.imagined_move(game, state, actor, moves, rng)
            state, events = game.apply(state, actor, choice)
        return _worth(game, state, seat, before, None)

    def imagined_move(
        self, game: AnyGame, state: Any, seat: Seat, moves: Moves, rng: Rng
    ) -> Action:
        """What somebody does in imagined play: the better, by habit, of two moves that come to
        mind."""
        choice, other = moves.sample(rng), moves.sample(rng)
        return other if game.habits.hurry(other) > game.habits.hurry(choice) else choice


def _numbers(game: AnyGame) -> Numbers | None:
    """The rules for compiled rounds; None: these do not know them."""
    try:
        return numbers(game)
    except Unknown:
        return None


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


def _worth(game: AnyGame, state: Any, seat: Seat, before: float, ended: RoundEnded | None) -> float:
    """How much further ahead the seat's side is than before, and a little for pips that did not
    stay in hand."""
    gained = game.lead(state, seat) - before
    if ended is not None:
        gained -= PIP * ahead(
            [game.habits.burden(hand) for hand in ended.hands], game.sides(state), seat
        )
    return gained


STRONG = Thinking(most=72, weighs=False)
MASTER = Thinking(taught=True)


def bot(name: str, level: int) -> SearchBot:
    """`strong` tries what comes to mind a few times; `master` thinks for a second, and asks what
    the others' lays tell about their hands."""
    if name == "strong":
        return SearchBot(name, level, STRONG, Budget(playouts=STRONG.most))
    return SearchBot(name, level, MASTER, Budget(seconds=1.0))

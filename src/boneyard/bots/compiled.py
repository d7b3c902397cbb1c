"""Thinking ahead with compiled rounds: imagine, try out, drop what is surely worse, until the
budget is spent.

Two ways to imagine: where a line is plain (`kernel.plain`), hidden hands are dealt and weighed by
how likely the lays seen are, all of it compiled; elsewhere the game itself imagines positions.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from boneyard.bots.bot import Budget
from boneyard.bots.weighed import Weighed
from boneyard.core.actions import Action, Lay, Seat
from boneyard.core.chance import Rng
from boneyard.core.events import Laid, Passed
from boneyard.core.game import AnyGame
from boneyard.families.line import LineGame
from boneyard.families.line.sampling import Evidence
from boneyard.kernel import Numbers, plain, rounds, slots
from boneyard.kernel.choices import listed
from boneyard.kernel.numbers import index
from boneyard.kernel.packed import action, packed, past, with_hidden
from boneyard.rules.match import Match

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

SURE = 3.5
"""Standard errors by which a candidate has to be worse to be dropped."""
FEWEST = 48
"""Worlds before any is."""
PIP = 0.0002
"""What a pip left in hand is worth beside a whole match: enough to break ties."""
LEAST_LEFT = 0.02
"""Rounds left to play, even in the last: who cannot win any more still wants to lose by little."""
SAMPLED = 400
"""Rounds from which one learns how much a round swings a lead."""

# Kinds of players, as rows of `kernel.plain`, whose columns are named there (`PER_PIP` and so on):
# who lays what counts most; who lays doubles first; who keeps many numbers and remembers what
# others lack; who does anything. And how usual they are.
KINDS = np.array(
    [
        [1.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.5, 0.15],
        [1.0, 100.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.15],
        [0.3, 2.0, 1.0, 0.0, 2.0, 1.0, 1.5, 0.2],
        [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0],
    ]
)
USUAL = np.array([0.3, 0.3, 0.3, 0.1])


class Thought(ABC):
    """Candidates, and what trying them out has told so far."""

    at_a_time: int
    """How many worlds are imagined together."""
    sure: float = SURE
    repeats: int = 1
    """How often each of them is tried: to imagine one may take longer than to play it on."""

    def __init__(self, known: Numbers, actions: list[Action], rng: Rng) -> None:
        count = len(actions)
        self.known, self.actions = known, actions
        self.alive = np.ones(count, np.int64)
        self.sums, self.leads, self.values = np.zeros(count), np.zeros(count), np.zeros(count)
        self.prior = np.zeros(count)
        """What speaks for each beforehand."""
        self.products = np.zeros((count, count))
        self.trial = np.zeros(slots.POSITION, np.int64)
        self.rng = np.array([rng.randrange(1 << 62)], np.uint64)
        self.tried = 0
        """How often those were tried that are alive."""
        self.tries = np.zeros(count, np.int64)

    @abstractmethod
    def imagine(self) -> Ints:
        """Imagine more worlds; returns which of them to try, in this order."""

    @abstractmethod
    def try_out(self, picked: Ints) -> None:
        """Try all candidates that are alive in these worlds."""

    def drop(self) -> None:
        """Drop the candidates that are surely worse than the best."""
        n = self.tried
        worlds = self._independent(n)
        means = self.sums / n
        alive = np.flatnonzero(self.alive)
        best = alive[np.argmax((means + self.prior)[alive])]
        for i in alive:
            if i == best:
                continue
            high, low = max(i, best), min(i, best)
            squared = (
                self.products[i, i] + self.products[best, best] - 2 * self.products[high, low]
            ) / n
            gap = means[best] - means[i]
            error = max(squared - gap * gap, 1e-9) / worlds
            gap += self.prior[best] - self.prior[i]
            if gap * gap > self.sure * self.sure * error:
                self.alive[i] = 0

    def _independent(self, tries: int) -> float:
        """How many worlds that tell something of their own these tries were in."""
        return tries / self.repeats

    def best(self) -> Weighed:
        """The best candidate, and by how many points it is better than the next."""
        tried = np.maximum(self.tries, 1)
        ranked = np.lexsort((-(self.sums / tried + self.prior), -self.alive))
        leads = self.leads / tried
        margin = leads[ranked[0]] - leads[ranked[1]] if len(ranked) > 1 else 0.0
        return Weighed(self.actions[ranked[0]], float(margin), self._worlds_seen())

    def _worlds_seen(self) -> int:
        """How many worlds those were, each of which counts once."""
        full, begun = divmod(self.tried, self.at_a_time * self.repeats)
        return full * self.at_a_time + min(begun, self.at_a_time)


def think(thought: Thought, budget: Budget) -> Weighed:
    """The best of the candidates, as far as the budget reaches."""
    started = time.perf_counter()
    until = None if budget.seconds is None else started + budget.seconds
    left = budget.playouts
    chunk, playouts = 8, 0
    while True:
        picked = thought.imagine()
        while len(picked):
            alive = int(thought.alive.sum())
            size = chunk if left is None else min(chunk, (left - playouts) // alive)
            now, picked = picked[:size], picked[size:]
            if alive == 1 or not len(now):
                return thought.best()
            began = time.perf_counter()
            thought.try_out(now)
            playouts += alive * len(now)
            thought.tried += len(now)
            thought.tries[thought.alive == 1] = thought.tried
            if thought.tried >= FEWEST * thought.repeats:
                thought.drop()
            ended = time.perf_counter()
            if until is not None:
                if ended >= until:
                    return thought.best()
                # As much as fits into a fiftieth of the time, so that the limit is kept.
                pace = (ended - began) / len(now)
                chunk = max(1, min(256, int(budget.seconds / 50 / max(pace, 1e-7))))  # type: ignore[operator]


# -- what a lead is worth --------------------------------------------------------------------------


def swing_of_round(known: Numbers) -> float:
    """By how much a round moves a lead, as a standard deviation."""
    key = known.rules.tobytes()
    if key not in _SWINGS:
        _SWINGS[key] = float(
            rounds.spread(
                known.rules, known.tiles, known.fit, np.zeros(slots.POSITION, np.int64),
                known.shuffled.copy(), np.ones(1, np.uint64), SAMPLED,
            )
        )  # fmt: skip
    return _SWINGS[key]


_SWINGS: dict[bytes, float] = {}
"""What was learned of each kind of table; there are not many."""


def swing(known: Numbers, match: Match, state: Any) -> float:
    """By how much the rounds after this one will move a lead."""
    by_round = swing_of_round(known)
    if match.rounds is not None:
        left: float = match.rounds - state.round - 1
    elif match.points is not None:
        left = (match.points - max(state.scores)) / max(by_round, 1.0) - 1
    else:
        left = 1.0  # A game that counts its matches in a way of its own.
    return float(by_round * max(left, LEAST_LEFT) ** 0.5)


# -- any game --------------------------------------------------------------------------------------


class GeneralThought(Thought):
    """Positions are imagined by the game, and played on by players who like heavy tiles."""

    at_a_time = 8
    most_repeats: ClassVar[int] = 12
    most_worlds: ClassVar[int] = 64
    """More than these are imagined only where each can be tried that often."""

    def __init__(
        self, game: AnyGame, known: Numbers, observation: Any, moves: list[Action], rng: Rng,
        playouts: int | None,
    ) -> None:  # fmt: skip
        super().__init__(known, moves, rng)
        self.repeats = self.most_repeats
        if playouts is not None:
            each = playouts // (len(moves) * self.most_worlds)
            self.repeats = max(1, min(each, self.most_repeats))
        self._game, self._observation = game, observation
        self._imagined = game.imagined(observation, rng)
        self._worlds = np.zeros((self.at_a_time, slots.POSITION), np.int64)
        self._candidates = np.zeros(len(moves), np.int64)
        self._me, self._sign, self._swing = 0, 1, 0.0
        self._is_new = True
        self._base = self.trial

    def imagine(self) -> Ints:
        for i in range(self.at_a_time):
            state = next(self._imagined)
            if self._is_new:
                self._base = packed(self._game, state)
                self._begin(state, self._base)
            self._worlds[i] = with_hidden(self._base, state)
        return np.tile(np.arange(self.at_a_time), self.repeats)

    def _begin(self, state: Any, s: Ints) -> None:
        """What is the same in all worlds."""
        game, known = self._game, self.known
        self._is_new = False
        self._me = state.order.index(self._observation.seat)
        match: Match = game.match  # type: ignore[attr-defined]
        self._sign = -1 if game.fewest_win else 1
        self._swing = swing(known, match, state)
        found = np.zeros(slots.MOST_ACTIONS, np.int64)
        count = listed(known.rules, known.tiles, known.fit, s, found)
        codes = {action(known, s, int(code)): int(code) for code in found[:count]}
        self._candidates[:] = [codes[candidate] for candidate in self.actions]

    def try_out(self, picked: Ints) -> None:
        known = self.known
        rounds.try_out(
            known.rules, known.tiles, known.fit, self._me, self._candidates, self.alive,
            self._worlds, picked, self._sign, self._swing, PIP, self.sums, self.leads,
            self.products, self.values, self.trial, self.rng,
        )  # fmt: skip


# -- a plain line ----------------------------------------------------------------------------------


class PlainThought(Thought):
    """Hidden hands are dealt anew and weighed, all of it compiled."""

    at_a_time = 512

    def __init__(
        self, game: AnyGame, known: Numbers, observation: Any, moves: list[Action], rng: Rng,
        *, weighs: bool = True,
    ) -> None:  # fmt: skip
        assert isinstance(game, LineGame)
        self._seen = SeenInPlain(game, observation)
        candidates: dict[int, Action] = {}
        for move in moves:
            candidates.setdefault(self._seen.lay(move), move)
        super().__init__(known, list(candidates.values()), rng)
        self._candidates = np.array(list(candidates), np.int64)
        seen = self._seen
        self._worlds = np.zeros((self.at_a_time, seen.players), np.int64)
        self._weights = np.zeros(self.at_a_time)
        self._kinds = KINDS if weighs else KINDS[:0]
        self._sign = -1 if game.fewest_win else 1
        self._swing = swing(known, game.match, observation)
        self._counted = np.zeros((len(seen.hidden) + 1, *(room + 1 for room in seen.room[:3])))
        plain.ways(seen.may, len(seen.hidden), seen.room, self._counted)
        self._places = np.zeros(slots.MOST_PLACES, np.int64)
        self._hands = np.zeros(seen.players, np.int64)
        self._found = np.zeros(plain.MOST_LAYS, np.int64)
        self._chance = np.zeros(plain.MOST_LAYS)
        self._told = np.zeros((seen.players, len(KINDS)))

    def imagine(self) -> Ints:
        seen, known = self._seen, self.known
        plain.imagine(
            seen.base, known.tiles, known.fit, seen.players, seen.me, seen.hidden, seen.may,
            seen.room, seen.seats, seen.laid, seen.most_doubles, self._counted, seen.history,
            self._kinds, USUAL, self._worlds, self._weights, self._places, self._hands,
            self._found, self._chance, self._told, self.rng,
        )  # fmt: skip
        # Each world as often as its weight demands, spread evenly.
        weights = np.exp(self._weights - self._weights.max())
        steps = np.cumsum(weights) / weights.sum()
        picked = np.searchsorted(steps, (np.arange(self.at_a_time) + 0.5) / self.at_a_time)
        return self._shuffled(np.minimum(picked, self.at_a_time - 1))

    def _shuffled(self, picked: Ints) -> Ints:
        """In an order of chance: the budget may end in the middle."""
        seed = int(self.rng[0]) & 0xFFFFFFFF
        return np.random.default_rng(seed).permutation(picked)

    def try_out(self, picked: Ints) -> None:
        seen, known = self._seen, self.known
        plain.try_out(
            known.rules, known.tiles, known.fit, seen.base, seen.me, seen.one, seen.other,
            seen.single, self._candidates, self.alive, self._worlds, picked, self._sign,
            self._swing, self.sums, self.leads, self.products, self.values, self.trial, self.rng,
        )  # fmt: skip


class SeenInPlain:
    """What a seat has seen of a round in a plain line, as numbers; seats in order of play."""

    def __init__(self, game: LineGame, observation: Any) -> None:
        self._place = {seat: at for at, seat in enumerate(observation.order)}
        self.players = game.players
        self.me = self._place[observation.seat]
        self.one = self.other = plain.NOTHING_LAID
        self.single = False
        self.lacks = np.zeros(self.players, np.int64)
        self.laid = np.zeros(self.players, np.int64)
        self.history = self._read(observation)
        self.base = self._position(game, observation)
        again = game.rules.deal_again
        self.most_doubles = 64 if again is None else again.least - 1  # type: ignore[attr-defined]
        self._hide(game, observation)

    def _read(self, observation: Any) -> Ints:
        rows = []
        for event in observation.log:
            if isinstance(event, Passed):
                rows.append(self._row(event.seat, slots.NOBODY, 0))
                self.lacks[self._place[event.seat]] |= 1 << self.one | 1 << self.other
            elif isinstance(event, Laid):
                assert event.seat is not None
                lay = self.lay(Lay(event.tile, event.at, event.touch))
                rows.append(self._row(event.seat, lay >> 1, lay & 1))
                self.laid[self._place[event.seat]] |= 1 << (lay >> 1)
                self._lay(event.tile.high, event.tile.low, lay & 1)
        return np.array(rows, np.int64).reshape(len(rows), plain.LACKS + self.players)

    def _row(self, seat: Seat, tile: int, end: int) -> list[int]:
        ends = (self.one, self.other, int(self.single))
        return [self._place[seat], tile, end, *ends, *(int(lack) for lack in self.lacks)]

    def lay(self, lay: Action) -> int:
        """A lay as `kernel.plain` knows it; NOBODY: the opening is handed on."""
        if not isinstance(lay, Lay):
            return slots.NOBODY
        at_other = self.one not in (plain.NOTHING_LAID, lay.touch)
        return index(lay.tile) << 1 | at_other

    def _lay(self, high: int, low: int, end: int) -> None:
        if self.one == plain.NOTHING_LAID:
            self.one, self.other, self.single = high, low, high == low
            return
        touched = self.other if end else self.one
        opened = high + low - touched
        if not end and not self.single:
            self.one = self.other
        self.other, self.single = opened, False

    def _position(self, game: LineGame, observation: Any) -> Ints:
        """Scores, sides and the hands one sees: one's own, and a partner's that is open."""
        s = np.zeros(slots.POSITION, np.int64)
        for at, side in enumerate(game.sides(observation)):
            for seat in side:
                s[slots.SIDE + self._place[seat]] = at
        for seat, place in self._place.items():
            s[slots.SCORE + place] = observation.scores[seat]
        for seat, hand in enumerate(observation.hands):
            for tile in () if isinstance(hand, int) else hand:
                s[slots.HELD + self._place[seat] * slots.WORDS] |= 1 << index(tile)
        s[slots.BY] = s[slots.MUST] = s[slots.OPENER] = s[slots.LAST] = slots.NOBODY
        lays = self.history[self.history[:, plain.TILE] != slots.NOBODY]
        if len(lays):
            s[slots.OPENER], s[slots.LAST] = lays[0, plain.WHO], lays[-1, plain.WHO]
        s[slots.ROUNDS_WON], s[slots.TIES] = past(observation.ends)
        s[slots.PIECES], s[slots.ALL_PASSES] = len(lays), len(self.history) - len(lays)
        return s

    def _hide(self, game: LineGame, observation: Any) -> None:
        """Which tiles are hidden, where there is room for them, and where each may lie."""
        bans = Evidence(game, observation).bans
        seats = [seat for seat, hand in enumerate(observation.hands) if isinstance(hand, int)]
        shown = {tile for hand in observation.hands if not isinstance(hand, int) for tile in hand}
        shown |= {piece.tile for piece in observation.layout.pieces}
        hidden = [tile for tile in game.rules.tiles if tile not in shown]
        room = [observation.hands[seat] for seat in seats]
        rest = len(hidden) - sum(room)
        self.hidden = np.array([index(tile) for tile in hidden], np.int64)
        self.may = np.zeros(len(hidden), np.int64)
        for i, tile in enumerate(hidden):
            for place, seat in enumerate(seats):
                if not any(ban.seat in (None, seat) and ban.banned(tile) for ban in bans):
                    self.may[i] |= 1 << place
            # The last place takes what nobody was dealt; its room follows from the others.
            self.may[i] |= 8 if rest else 0
        self.room = np.zeros(slots.MOST_PLACES, np.int64)
        self.room[: len(seats)] = room
        self.room[3] = rest
        self.seats = np.full(slots.MOST_PLACES, slots.NOBODY, np.int64)
        self.seats[: len(seats)] = [self._place[seat] for seat in seats]

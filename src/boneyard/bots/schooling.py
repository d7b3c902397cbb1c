"""Teaching a player: lessons of self-play (`kernel.teaching`) at every table of a game, in turns.

Everything follows from the seed and from how far the course has come, so the same course gives the
same weights; it can be left and gone on with.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boneyard import games
from boneyard.bots.compiled import swing_of_round
from boneyard.core.game import GameKind
from boneyard.core.options import PLAYERS
from boneyard.families.line import LineGame
from boneyard.kernel import Numbers, Unknown, features, numbers, slots, teaching

Reals = NDArray[np.float32]

ENTROPY = (0.06, 0.004)
"""What it is worth, at first and at last, not to be sure too early."""
RATE = (3e-3, 1.5e-4)
"""How long the steps are."""
POINTS = 0.0
"""How much the points of a round count beside its being won: a match is won by rounds won."""
MOST_PLAYERS = 4
"""Tables with more are not taught: what is learned at these serves there, too."""
DUEL_HEAT = 0.3
"""In a duel both take fewer chances than they are taught to."""


class Untaught(ValueError):
    """Nobody can be taught this game; the message says why."""


class SchoolTable(NamedTuple):
    known: Numbers
    sign: int
    swing: float


def tables(slug: str) -> list[SchoolTable]:
    """Where a game is taught; raises UnknownGame or Untaught."""
    listing = games.listing(slug)
    if listing.kind != GameKind.LINE:
        raise Untaught(f"{slug} is no line game, and only these are taught")
    found = []
    why = ""
    offered = next((one.choices for one in listing.options() if one.name == PLAYERS.name), ())
    usual = listing.game().players
    for players in offered or (usual,):
        assert isinstance(players, int)
        if players > max(MOST_PLAYERS, usual):
            continue
        try:
            game = listing.game({PLAYERS.name: players} if offered else {})
            known = numbers(game)
        except Unknown as unknown:
            why = str(unknown)
            continue
        assert isinstance(game, LineGame)
        found.append(SchoolTable(known, -1 if game.fewest_win else 1, swing_of_round(known)))
    if not found:
        raise Untaught(f"{slug} is not played by compiled rounds: {why}")
    return found


class Schooling:
    """A player being taught: two networks, and how they have moved."""

    def __init__(self, slug: str, seed: int) -> None:
        self.tables = tables(slug)
        random = np.random.default_rng(seed)
        self.net = np.zeros(features.WEIGHTS, np.float32)
        self.net[: features.BIAS] = random.normal(0, 0.22, features.BIAS)
        self.net[features.ANSWERS :] = random.normal(0, 0.1, features.UNITS)
        self._critic = np.zeros(teaching.CRITIC, np.float32)
        bias, out = teaching.CRITIC_BIAS, teaching.CRITIC_OUT
        self._critic[:bias] = random.normal(0, 0.35, bias)
        self._critic[out : teaching.CRITIC_LAST] = random.normal(0, 0.1, teaching.CRITICS)
        self._moved = [np.zeros_like(net) for net in (self.net, self.net)]
        self._critic_moved = [np.zeros_like(net) for net in (self._critic, self._critic)]
        self._rng = np.array([random.integers(1 << 62)], np.uint64)
        self._counts = np.zeros(2, np.int64)
        self.seconds = np.zeros(1)
        """How long it was taught before it was left."""
        self._orders = [table.known.shuffled.copy() for table in self.tables]
        decisions = teaching.LESSON + teaching.MOST_CHOICES
        self._position = np.zeros((2, slots.POSITION), np.int64)
        self._room = _Room()
        self._rows = np.zeros((teaching.ROWS, features.FEATURES), np.float32)
        self._decisions = np.zeros((decisions, 4), np.int64)
        self._told = np.zeros((decisions, teaching.HINTS), np.float32)
        self._values, self._gains = np.zeros((2, decisions), np.float32)
        self._slope, self._critic_slope = np.zeros_like(self.net), np.zeros_like(self._critic)

    @property
    def decisions(self) -> int:
        """In how many it has been taught so far."""
        return int(self._counts[0])

    def lesson(self, done: float) -> None:
        """One lesson, where so much of the course is done: from 0 to 1."""
        lesson = int(self._counts[1])
        at = lesson % len(self.tables)
        known, sign, swing = self.tables[at]
        room = self._room
        count = teaching.play_lesson(
            known.rules, known.tiles, known.fit, self._position[0], self._orders[at], self.net,
            self._critic, sign, max(swing, 1e-3), POINTS, *room, self._rows, self._decisions,
            self._told, self._values, self._gains, teaching.LESSON // 2, self._rng,
        )  # fmt: skip
        if count == 0:
            return
        entropy, rate = (one * (last / one) ** done for one, last in (ENTROPY, RATE))
        teaching.learn(
            self.net, self._critic, self._rows, self._decisions, self._told, self._values,
            self._gains, count, entropy, room.likes, room.units, self._slope, self._critic_slope,
        )  # fmt: skip
        mean, square = self._moved
        teaching.climb(self.net, self._slope, mean, square, lesson + 1, rate)
        mean, square = self._critic_moved
        teaching.climb(self._critic, self._critic_slope, mean, square, lesson + 1, rate)
        self._counts += count, 1

    def duel(self, other: Reals | None, deals: int) -> tuple[float, float]:
        """The share it wins against another network, None: against who lays the heaviest tile, in
        percent, and half the width of its interval."""
        all_shares = []
        room = self._room
        for known, sign, _ in self.tables:
            shares = np.zeros(deals // len(self.tables))
            teaching.duel(
                known.rules, known.tiles, known.fit, self._position[0], self._position[1],
                known.shuffled.copy(),
                self.net, np.zeros(0, np.float32) if other is None else other, DUEL_HEAT, sign,
                *room, self._rows[:0], shares, np.ones(1, np.uint64),
            )  # fmt: skip
            all_shares.append(shares)
        shares = np.concatenate(all_shares)
        return 100 * float(shares.mean()), 196 * float(shares.std()) / sqrt(len(shares))

    # -- leaving and going on ----------------------------------------------------------------------

    def state(self) -> dict[str, NDArray[Any]]:
        """All that it takes to go on."""
        moved = dict(zip(("mean", "square"), self._moved, strict=True))
        critic = dict(zip(("critic_mean", "critic_square"), self._critic_moved, strict=True))
        orders = {f"order{i}": order for i, order in enumerate(self._orders)}
        return {
            "net": self.net, "critic": self._critic, **moved, **critic, **orders,
            "rng": self._rng, "progress": self._counts, "seconds": self.seconds,
        }  # fmt: skip

    def go_on(self, state: Any) -> None:
        """From such a state; raises KeyError or ValueError where it is none."""
        for name, mine in self.state().items():
            mine[...] = state[name].reshape(mine.shape)


class _Room(NamedTuple):
    """What compiled code is given to work with."""

    found: NDArray[np.int64] = np.zeros(slots.MOST_ACTIONS, np.int64)
    likes: Reals = np.zeros(features.MOST_WEIGHED, np.float32)
    seen: NDArray[np.int64] = np.zeros(3 * slots.WORDS, np.int64)
    after: NDArray[np.int64] = np.zeros(slots.POSITION, np.int64)
    numbers: Reals = np.zeros(features.FEATURES, np.float32)
    units: Reals = np.zeros((features.MOST_WEIGHED + 1) * features.UNITS, np.float32)

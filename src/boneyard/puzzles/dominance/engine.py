"""Dominance searched: the best move, by alpha-beta over rows turned into numbers.

`search` is all a bot needs. It uses the compiled kernel as soon as that is `ready` (ask for it
early with `warm_up`, which compiles or loads it in a thread) and a plain Python search of modest
depth until then, so nobody waits for a compiler to make a first move. docs/dominance.md explains
the method and says what was measured.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product
from threading import Timer
from typing import Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from boneyard.games.dominance.actions import Dictate, Take
from boneyard.games.dominance.position import DominancePosition, Move, row_points
from boneyard.puzzles.warming import Warming
from boneyard.tiles import Tile

Engine: TypeAlias = Literal["auto", "kernel", "plain"]

UNIT = 16
"""Values are counted in sixteenths of a point, so that estimates are finer than points."""

TEMPO = 26
"""What it is worth to be the one to move, in the same units."""

NOT_LAST = 32
"""What it is worth that the other player is to take the last tile.

A dictation takes a tile away and a turn, so it does not change who that is: with an even number of
tiles left always the second to move.
"""

THREAT = (0, 70, 24, 12, 5, 4, 2, 0)
"""What it is worth that the opponent has nothing yet in a row in which so many tiles are left."""

INFINITE = 20_000

PLAIN_NODES = 2_500
"""The plain search looks at no more positions than this: about a tenth of a second."""

_SETS, _SUMS = 128, 29
"""Other halves left in a row, as bits; and sums of a row, at most 1 + 2 + … + 7 = 28."""


class Found(NamedTuple):
    """What a search found out. Values are the mover's points less the opponent's at the end."""

    move: Move
    value: float
    """The margin under best play if `exact`, else an estimate of it."""
    exact: bool
    """Is `value` proved, and with it that no move does better?"""
    outcome: int | None
    """1, 0 or -1 where it is proved that the mover wins, draws or loses; None where it is open."""
    depth: int
    """Moves looked ahead; all that are left, if `outcome` is known."""
    nodes: int
    """Positions looked at."""


class Tables(NamedTuple):
    """What there is to know about one row, for every set of other halves left and both sums.

    `rows[set, a, b]` are four numbers, in units, from the side of the player with sum a: the
    estimated margin of the row, the best and the worst it can end with, and its margin now.
    `keys[set, a, b]` are equal for rows that can never be told apart by what is still to come,
    but for a constant: the memory of the search then takes them for the same.
    """

    rows: NDArray[np.int16]
    keys: NDArray[np.int64]


@cache
def tables() -> Tables:
    """Made once, in a fraction of a second."""
    margin = np.zeros((_SUMS, _SUMS), np.int64)
    for sums in product(range(_SUMS), repeat=2):
        one, two = row_points(*sums)
        margin[sums] = one - two
    rows = np.zeros((7, _SETS, _SUMS, _SUMS, 4), np.int16)
    keys = np.zeros((7, _SETS, _SUMS, _SUMS, 2), np.uint64)
    noise = np.random.Generator(np.random.PCG64(28)).integers(
        0, 2**64, (8, _SUMS * _SUMS), np.uint64, endpoint=False
    )
    every_a, every_b = np.mgrid[0:_SUMS, 0:_SUMS].reshape(2, -1)
    for row, rest in product(range(7), range(_SETS)):
        entered = 28 - sum(value for value in range(1, 8) if rest >> (value - 1) & 1)
        possible = every_a + every_b <= entered
        a, b = every_a[possible], every_b[possible]
        chance = _additions(rest, row)
        p, q = np.nonzero(chance)
        now = margin[a, b]
        ends = margin[a[:, None] + p, b[:, None] + q]
        threat = THREAT[rest.bit_count()] * ((b == 0).astype(np.int64) - (a == 0))
        rows[row, rest, a, b, 0] = np.rint(UNIT * (ends @ chance[p, q])) + threat
        rows[row, rest, a, b, 1] = UNIT * ends.max(axis=1)
        rows[row, rest, a, b, 2] = UNIT * ends.min(axis=1)
        rows[row, rest, a, b, 3] = UNIT * now
        # Two rows are alike if every addition changes them by the same, and if it is the same
        # players who have nothing yet and can be dictated to.
        change = (ends - now[:, None]).astype(np.uint64)
        key = change @ noise[row, p * _SUMS + q]
        if rest:
            key += noise[7, 4 * rest + (a == 0) + 2 * (b == 0)] * (noise[row, 0] | np.uint64(1))
        keys[row, rest, a, b, 0] = key
        keys[row, rest, b, a, 1] = key
    return Tables(rows.reshape(-1, 4), keys.reshape(-1, 2).view(np.int64))


def _additions(rest: int, row: int) -> NDArray[np.float64]:
    """Chances of what the two players may yet add to a row.

    Each tile left goes to one player or the other, and to this row or to its other one; a double
    has no other one.
    """
    chance = np.zeros((_SUMS, _SUMS))
    chance[0, 0] = 1
    for value in range(7):
        if rest >> value & 1:
            mine, theirs = np.zeros_like(chance), np.zeros_like(chance)
            mine[value + 1 :] = chance[: -value - 1]
            theirs[:, value + 1 :] = chance[:, : -value - 1]
            chance = (mine + theirs) / 2 if value == row else chance / 2 + mine / 4 + theirs / 4
    return chance


# -- the kernel --------------------------------------------------------------------------------


def ready() -> bool:
    """Is the compiled kernel there?"""
    return _WARMING.ready


def warm_up(*, wait: bool = False) -> None:
    """Compile the kernel, or load it from Numba's cache, in a thread; needed once per process."""
    _WARMING.start(wait=wait)


def _first_call() -> None:
    _Kernel(DominancePosition(), nodes=1).run(depth=1, low=-INFINITE, high=INFINITE, nodes=1)


_WARMING = Warming("dominance kernel", _first_call)


def encode(position: DominancePosition) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The sums, and for each row the other halves left, as bits."""
    sets = np.zeros(7, np.int64)
    for high, low in position.left:
        sets[high - 1] |= 1 << (low - 1)
        sets[low - 1] |= 1 << (high - 1)
    return np.array(position.sums, np.int64), sets


def decode(code: int) -> Move:
    """A move of the kernel: row and value counted from 0 in three bits each, and "dictated"."""
    row, value = (code >> 3 & 7) + 1, (code & 7) + 1
    return Dictate(row) if code >> 6 else Take(Tile.of(row, value), row)


class _Step(NamedTuple):
    """What one search of the kernel gave; an unfinished one may still have found something."""

    value: int
    move: Move | None
    finished: bool


class _Kernel:
    """One position in the kernel, and the memory that its searches share."""

    def __init__(self, position: DominancePosition, nodes: int) -> None:
        self.position = position
        self.nodes = 0
        slots = 1 << min(max(nodes.bit_length(), 10), 21)
        self.memory = np.zeros((slots, 2), np.int64)
        self.history = np.zeros((2, 128), np.int64)
        self.stop = np.zeros(1, np.int64)
        """Set by whoever watches the time: the kernel lets go of Python's lock."""

    @contextmanager
    def stopped_after(self, seconds: float | None) -> Iterator[None]:
        """Searches in here end after so long, whatever they have found until then."""
        if seconds is None:
            yield
            return
        watch = Timer(seconds, self.stop.fill, [1])
        watch.daemon = True
        watch.start()
        try:
            yield
        finally:
            watch.cancel()

    def run(self, depth: int, low: int, high: int, nodes: int, *, reduce: bool = False) -> _Step:
        from boneyard.puzzles.dominance.kernel import NO_MOVE, alpha_beta

        position = self.position
        sums, sets = encode(position)
        root = np.array(
            [position.mover, position.dictated, depth, low, high, reduce, TEMPO, NOT_LAST], np.int64
        )
        out = np.zeros(4, np.int64)
        known = tables()
        alpha_beta(
            sums,
            sets,
            root,
            nodes,
            known.rows,
            known.keys,
            self.memory,
            self.history,
            self.stop,
            out,
        )
        value, move, used, finished = out.tolist()
        self.nodes += used
        return _Step(value, None if move == NO_MOVE else decode(move), bool(finished))


# -- searching ---------------------------------------------------------------------------------


def search(
    position: DominancePosition,
    nodes: int = 1_000_000,
    engine: Engine = "auto",
    seconds: float | None = None,
) -> Found:
    """The best move for the mover, looking at no more than about `nodes` positions, and for no
    longer than so many seconds.

    Under best play the highest margin is also the best outcome: whoever can win does so, by as
    much as possible. So the margin is what is searched for; but whether it is a win, a draw or a
    loss is proved first, which takes less and can be done with more tiles left.
    """
    if position.over:
        raise ValueError("the game is over: there is no move to search for")
    if engine == "plain" or (engine == "auto" and not ready()):
        if engine == "auto":
            warm_up()
        return _Plain(min(nodes, PLAIN_NODES), seconds).search(position)
    if engine == "kernel":
        warm_up(wait=True)
    kernel = _Kernel(position, nodes)
    with kernel.stopped_after(seconds):
        return _search_kernel(kernel, nodes)


def full_search_tiles(nodes: int) -> int:
    """With how many tiles left a proof of the outcome is worth trying.

    Measured: some 400,000 positions with 16 tiles left, three times as many for each one more.
    """
    return 16 + math.floor(math.log(max(nodes, 1) / 400_000, 3))


def _search_kernel(kernel: _Kernel, nodes: int) -> Found:
    position = kernel.position
    tiles = len(position.left)
    provable = tiles <= full_search_tiles(nodes)
    best, value, depth = position.moves()[0], 0, 0
    for ahead in range(1, tiles):
        if provable and (ahead > max(2, tiles - 8) or kernel.nodes > nodes // 6):
            proved = _prove(kernel, Found(best, value / UNIT, False, None, depth, 0), nodes)
            if proved is not None:
                return proved
            provable = False
        step = kernel.run(ahead, -INFINITE, INFINITE, nodes - kernel.nodes, reduce=True)
        if step.move is not None and (step.finished or step.value > -INFINITE):
            best, value = step.move, step.value
        if not step.finished:
            break
        depth = ahead
    estimate = Found(best, value / UNIT, False, None, depth, kernel.nodes)
    return _prove(kernel, estimate, nodes) or estimate


def _prove(kernel: _Kernel, estimate: Found, nodes: int) -> Found | None:
    """Search to the end: first win, draw or loss, then by how much; None if it takes too long."""
    tiles = len(kernel.position.left)
    outcome = kernel.run(tiles, -1, 1, 2 * (nodes - kernel.nodes) // 3)
    if not outcome.finished or outcome.move is None:
        return None
    if outcome.value == 0:
        return Found(outcome.move, 0.0, True, 0, tiles, kernel.nodes)
    sign = 1 if outcome.value > 0 else -1
    # What was found is a bound already: at least this much won, or at least this much lost.
    low, high = (outcome.value - 1, INFINITE) if sign > 0 else (-INFINITE, outcome.value + 1)
    margin = kernel.run(tiles, low, high, nodes - kernel.nodes)
    if margin.finished and margin.move is not None:
        return Found(margin.move, margin.value / UNIT, True, sign, tiles, kernel.nodes)
    move = outcome.move if sign > 0 else estimate.move
    if margin.move is not None and margin.value > low:
        move = margin.move
    value = sign * max(1.0, sign * estimate.value)
    return Found(move, value, False, sign, tiles, kernel.nodes)


# -- without a compiler ------------------------------------------------------------------------


@cache
def expected(row: int, rest: int, a: int, b: int) -> float:
    """The expected margin of a row, as in `Tables.rows` but in points and one at a time."""
    if rest == 0:
        one, two = row_points(a, b)
        return float(one - two)
    value = (rest & -rest).bit_length()
    rest &= rest - 1
    entered = (expected(row, rest, a + value, b) + expected(row, rest, a, b + value)) / 2
    return entered if value == row else (entered + expected(row, rest, a, b)) / 2


class _OutOfNodes(Exception):
    pass


class _Plain:
    """Alpha-beta on the reference rules."""

    def __init__(self, nodes: int, seconds: float | None) -> None:
        self.budget = nodes
        self.ends = math.inf if seconds is None else time.perf_counter() + seconds
        self.nodes = 0

    def search(self, position: DominancePosition) -> Found:
        tiles = len(position.left)
        moves = self.sorted_moves(position)
        value, depth = 0.0, 0
        for ahead in range(1, tiles + 1):
            try:
                value, best = self.best(position, moves, ahead)
            except _OutOfNodes:
                break
            moves = [best, *(move for move in moves if move != best)]
            depth = ahead
        exact = depth == tiles
        outcome = (value > 0) - (value < 0) if exact else None
        return Found(moves[0], value, exact, outcome, depth, self.nodes)

    def best(
        self, position: DominancePosition, moves: list[Move], ahead: int
    ) -> tuple[float, Move]:
        best, low = moves[0], -math.inf
        for move in moves:
            value = self.after(position, move, ahead, low, math.inf)
            if value > low:
                best, low = move, value
        return low, best

    def after(
        self, position: DominancePosition, move: Move, ahead: int, low: float, high: float
    ) -> float:
        """The value of a move for the mover."""
        following = position.play(move)
        if following.mover == position.mover:
            return self.value(following, ahead - 1, low, high)
        return -self.value(following, ahead - 1, -high, -low)

    def value(self, position: DominancePosition, ahead: int, low: float, high: float) -> float:
        self.nodes += 1
        if ahead == 0 or position.over:
            return estimate(position)
        if self.nodes >= self.budget or time.perf_counter() >= self.ends:
            raise _OutOfNodes
        best = -math.inf
        for move in self.sorted_moves(position) if ahead > 1 else position.moves():
            best = max(best, self.after(position, move, ahead, max(low, best), high))
            if best >= high:
                break
        return best

    def sorted_moves(self, position: DominancePosition) -> list[Move]:
        sign = 1 - 2 * position.mover
        return sorted(
            position.moves(), key=lambda move: -sign * _first_player_sees(position.play(move))
        )


def estimate(position: DominancePosition) -> float:
    """The margin to be expected by the mover, in points; what the kernel sums up as it goes."""
    sign = 1 - 2 * position.mover
    if position.over:
        return sign * _first_player_sees(position)
    # Whoever has dictated takes a tile now and has the next turn too.
    tempo = 3 * TEMPO if position.dictated else TEMPO
    last = NOT_LAST if (len(position.left) + position.dictated) % 2 == 0 else -NOT_LAST
    return sign * _first_player_sees(position) + (tempo + last) / UNIT


def _first_player_sees(position: DominancePosition) -> float:
    _, sets = encode(position)
    total = 0.0
    for row, (rest, a, b) in enumerate(zip(sets.tolist(), *position.sums, strict=True), 1):
        threat = THREAT[rest.bit_count()] * ((b == 0) - (a == 0))
        total += expected(row, rest, a, b) + threat / UNIT
    return total

"""Solo 2 (`solo-draw`): best play for the hand at hand, and the odds (S, L).

A hand is laid as far as it goes in one of several ways: its *stops*. What is laid says what the
ends are (see solo_rows), except when the line becomes a ring; so the choices are which number a
ring ends with, and, with rescues, where to be stuck. The chance from a stop is exact by the book
with double-six (from a table, see `book`), and when few tiles are unseen (every draw is looked
at, and played best); else it is estimated by playing on many times with a policy that looks one
tile ahead, and the standard error is told. Since the policy is not perfect, an estimate is a lower
bound on the true chance.

The games are played on by a compiled kernel. With `engine="auto"` nobody waits for the compiler: it
works in a thread, and until it is done fewer games are played in plain Python.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb, sqrt
from random import Random
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from boneyard.games.solo_draw.game import HANDS
from boneyard.puzzles.solo_draw import book, plain
from boneyard.puzzles.warming import Warming
from boneyard.tiles import Tile, TileSet

HAND_SIZES = HANDS

End = Literal["left", "right"]
Engine: TypeAlias = Literal["auto", "kernel"]
Ends = tuple[int, int]

# So many hands are laid one by one for an exact chance, in about half a second.
EXACT_LAYS = 20_000
# An estimate is the mean of so many independent ones, whose spread tells its error.
BATCHES = 20
# In plain Python one game is played where the kernel plays so many.
PLAIN_SHARE = 25
# Hands counted one by one by the kernel, in a fraction of a second.
EXACT_HANDS = 1_000_000


class Lay(NamedTuple):
    tile: Tile
    end: End


class Stop(msgspec.Struct, frozen=True):
    """A way to lay a hand as far as it goes; nothing in `left` fits the ends."""

    order: tuple[Lay, ...]
    ends: Ends
    left: tuple[Tile, ...]


class Option(msgspec.Struct, frozen=True):
    """A stop and the chance to win the game from it. `stderr` is 0 when the chance is exact."""

    stop: Stop
    chance: float
    stderr: float
    exact: bool


def stops(hand: Iterable[Tile], ends: Ends) -> tuple[Stop, ...]:
    """Every different way to lay a hand until nothing fits: differing in tiles left or in ends."""
    tiles = frozenset(hand)
    found: list[Stop] = []
    seen: set[tuple[frozenset[Tile], Ends]] = set()
    stack: list[tuple[tuple[Lay, ...], Ends, frozenset[Tile]]] = [((), ends, tiles)]
    while stack:
        order, (left, right), rest = stack.pop()
        key = (rest, (min(left, right), max(left, right)))
        if key in seen:
            continue
        seen.add(key)
        fits = False
        for tile in sorted(rest):
            if right in tile:
                fits = True
                after = (left, tile.other(right))
                stack.append(((*order, Lay(tile, "right")), after, rest - {tile}))
            if left in tile and left != right:
                fits = True
                after = (tile.other(left), right)
                stack.append(((*order, Lay(tile, "left")), after, rest - {tile}))
        if not fits:
            found.append(Stop(order, (left, right), tuple(sorted(rest))))
    return tuple(found)


def best(
    hand: Iterable[Tile],
    ends: Ends,
    unseen: Iterable[Tile],
    rescue_left: int = 0,
    hand_size: int = 5,
    *,
    games: int = 4000,
    seed: int = 0,
    engine: Engine = "kernel",
) -> Option:
    """The best way to lay this hand; `unseen` are the tiles of the boneyard, in any order.

    If the best stop has tiles left, the player is to lay its order and then take a rescue.
    """
    rest = sorted(unseen)
    few = max(games // 4, 100)
    ranked = options(hand, ends, rest, rescue_left, hand_size, games=few, seed=seed, engine=engine)
    if ranked[0].exact:
        return ranked[0]
    # The favourites once more with fresh games: the best of several estimates flatters itself.
    again = [
        option
        if option.exact
        else _sampled(option.stop, rest, rescue_left, hand_size, games, seed, BATCHES, engine)
        for option in ranked[:3]
    ]
    choice = max(again, key=lambda option: option.chance)
    if choice.exact:
        return choice
    return _sampled(choice.stop, rest, rescue_left, hand_size, games, seed, 2 * BATCHES, engine)


def options(
    hand: Iterable[Tile],
    ends: Ends,
    unseen: Iterable[Tile],
    rescue_left: int = 0,
    hand_size: int = 5,
    *,
    games: int = 1000,
    seed: int = 0,
    engine: Engine = "kernel",
) -> tuple[Option, ...]:
    """Every stop of this hand with its chance, the best first (fewest tiles left among equals)."""
    rest = sorted(unseen)
    held = set(hand)
    if held & set(rest):
        raise ValueError("a tile cannot be both in the hand and unseen")
    solver = _Exact(hand_size)
    found = []
    for stop in stops(held, ends):
        chance = solver.chance(stop, frozenset(rest), rescue_left)
        if chance is None:
            found.append(_sampled(stop, rest, rescue_left, hand_size, games, seed, 0, engine))
        else:
            found.append(Option(stop, float(chance), 0.0, True))
    return tuple(sorted(found, key=lambda o: (-o.chance, len(o.stop.left), o.stop.order)))


def next_hand_chance(ends: Ends, unseen: Iterable[Tile], hand_size: int = 5) -> Fraction | None:
    """The exact chance that the next hand can be laid out without a rescue.

    None if there are too many hands to look at each (set 9 with more than 26 tiles unseen).
    """
    rest = sorted(unseen)
    if len(rest) < hand_size:
        return Fraction(1)
    hands = comb(len(rest), hand_size)
    if hands > EXACT_HANDS:
        return None
    import numpy as np

    from boneyard.puzzles.solo_draw import kernel

    tiles = np.array(rest, dtype=np.int64)
    return Fraction(int(kernel.layable_hands(hand_size, tiles, *ends)), hands)


def _sampled(
    stop: Stop,
    unseen: Sequence[Tile],
    rescue_left: int,
    hand_size: int,
    games: int,
    seed: int,
    batch: int,
    engine: Engine,
) -> Option:
    mean, error = estimate(
        stop.left, stop.ends, unseen, rescue_left, hand_size, games, seed, batch, engine
    )
    return Option(stop, mean, error, False)


def estimate(
    hand: Sequence[Tile],
    ends: Ends,
    unseen: Sequence[Tile],
    rescue_left: int,
    hand_size: int,
    games: int,
    seed: int = 0,
    first_batch: int = 0,
    engine: Engine = "kernel",
    *,
    tries: int = 0,
) -> tuple[float, float]:
    """The policy's chance to win from here, and its standard error, over independent batches.

    `hand` is what is still to be laid before the next draw; ends (-1, -1): no tile turned up yet.
    With `tries` the policy is a better and much slower one, that plays on so many times from every
    promising stop before it chooses.
    """
    if engine == "auto" and not KERNEL.ready:
        KERNEL.start()
        games = max(games // PLAIN_SHARE, 2 * BATCHES)
        rng = Random(seed + first_batch)
        chances = _played_plainly(hand, ends, unseen, rescue_left, hand_size, games, rng)
    else:
        start = (*ends, min(rescue_left, len(unseen)))
        chances = _played(hand, start, unseen, hand_size, games, seed, first_batch, tries)
    mean = sum(chances) / BATCHES
    variance = sum((chance - mean) ** 2 for chance in chances) / (BATCHES - 1)
    # Where no game was won the batches agree, but nothing is sure: allow for one more win.
    return mean, max(sqrt(variance / BATCHES), 1 / games if mean in (0.0, 1.0) else 0.0)


def _played(
    hand: Sequence[Tile],
    start: tuple[int, int, int],
    unseen: Sequence[Tile],
    hand_size: int,
    games: int,
    seed: int,
    first_batch: int,
    tries: int = 0,
) -> list[float]:
    """The chance in every batch, by the kernel."""
    import numpy as np

    from boneyard.puzzles.solo_draw import kernel

    tiles = np.array(unseen, dtype=np.int64).reshape(-1, 2)
    held = np.array(hand, dtype=np.int64).reshape(-1, 2)
    begin = np.array(start, dtype=np.int64)
    each = -(-games // BATCHES)
    return [
        float(
            kernel.draw_chance(
                hand_size,
                held,
                tiles,
                begin,
                each,
                np.uint64(seed % 2**64),
                first_batch + batch,
                tries,
            )
        )
        for batch in range(BATCHES)
    ]


def _played_plainly(
    hand: Sequence[Tile],
    ends: Ends,
    unseen: Sequence[Tile],
    rescue_left: int,
    hand_size: int,
    games: int,
    rng: Random,
) -> list[float]:
    """The chance in every batch, without a compiler."""
    start = plain.Line(ends, tuple(unseen), rescue_left)
    each = -(-games // BATCHES)
    return [plain.chance(stops, hand, start, hand_size, each, rng) for _ in range(BATCHES)]


def _first_call() -> None:
    tiles = TileSet.double(2)
    _played((), (0, 0, 0), tiles, 3, BATCHES, 0, 0)


KERNEL = Warming("solo-draw kernel", _first_call)


def warm_up(*, wait: bool = False) -> None:
    """Compile the kernel, or load it from Numba's cache, in a thread; needed once per process."""
    KERNEL.start(wait=wait)


class _TooMany(Exception):
    """More hands to lay than we want to wait for."""


class _Exact:
    """Best play with every draw looked at, as long as that does not take too long."""

    def __init__(self, hand_size: int, lays: int = EXACT_LAYS) -> None:
        self.hand_size = hand_size
        self.lays = lays
        self._hands: dict[tuple[Ends, frozenset[Tile], int], Fraction] = {}
        self._stuck: dict[tuple[frozenset[Tile], Ends, frozenset[Tile], int], Fraction] = {}

    def chance(self, stop: Stop, unseen: frozenset[Tile], rescue: int) -> Fraction | None:
        """None if that would take too long."""
        if rescue == 0 and self.hand_size == book.HAND_SIZE and not stop.left:
            known = book.chance(stop.ends, unseen)
            if known is not None:
                return Fraction(known)
        if not stop.left and comb(len(unseen), self.hand_size) > self.lays:
            return None
        try:
            return self.from_stop(stop, unseen, rescue)
        except _TooMany:
            return None

    def from_stop(self, stop: Stop, unseen: frozenset[Tile], rescue: int) -> Fraction:
        if not stop.left:
            return self._next_hand(stop.ends, unseen, rescue)
        if rescue == 0 or not unseen:
            return Fraction(0)
        key = (frozenset(stop.left), _sorted(stop.ends), unseen, rescue)
        if key not in self._stuck:
            self._stuck[key] = sum(
                (
                    self._lay((*stop.left, tile), stop.ends, unseen - {tile}, rescue - 1)
                    for tile in unseen
                ),
                Fraction(0),
            ) / len(unseen)
        return self._stuck[key]

    def _next_hand(self, ends: Ends, unseen: frozenset[Tile], rescue: int) -> Fraction:
        if len(unseen) < self.hand_size:
            return Fraction(1)
        key = (_sorted(ends), unseen, rescue)
        if key not in self._hands:
            self._hands[key] = sum(
                (
                    self._lay(hand, ends, unseen - frozenset(hand), rescue)
                    for hand in combinations(unseen, self.hand_size)
                ),
                Fraction(0),
            ) / comb(len(unseen), self.hand_size)
        return self._hands[key]

    def _lay(
        self, hand: Sequence[Tile], ends: Ends, unseen: frozenset[Tile], rescue: int
    ) -> Fraction:
        self.lays -= 1
        if self.lays < 0:
            raise _TooMany
        return max(self.from_stop(stop, unseen, rescue) for stop in stops(hand, ends))


def _sorted(ends: Ends) -> Ends:
    return ends if ends[0] <= ends[1] else (ends[1], ends[0])

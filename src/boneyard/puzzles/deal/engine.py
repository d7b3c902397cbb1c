"""Deals and positions of tiles, to and from the numbers of the kernel."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from boneyard.core.actions import Lay, Pass, Place, Seat
from boneyard.tiles import Tile, TileSet

Hands: TypeAlias = Sequence[Sequence[Tile]]

SEATS = 4
HAND = 7
SET = TileSet.double(6)
HIGHEST = Tile.of(6, 6)

_NUMBER = {tile: number for number, tile in enumerate(SET)}
_THREAD = threading.local()
_LONGEST = SEATS * len(SET)
"""Turns a round can take at most: three passes before every lay."""


class BadDeal(ValueError):
    """Hands that are no deal for four; the message says why."""


class Solution(NamedTuple):
    """A deal under best play of all."""

    opener: Seat
    value: int
    """Pips that the opener's side wins (or, below 0, loses)."""
    line: tuple[tuple[Seat, Lay | Pass], ...]
    """One of the best ways to play, from the opening on."""


class Best(NamedTuple):
    """A position under best play of all."""

    value: int
    """Pips that the side to move wins (or, below 0, loses)."""
    tile: Tile | None
    """What the seat to move lays; None: it has to pass, or the round is blocked."""
    end: int | None
    """The number it is laid at; None: nowhere, or on an empty table."""


def check(hands: Hands) -> None:
    """Raise BadDeal unless these are all tiles of the set, seven for each of four."""
    if len(hands) != SEATS:
        raise BadDeal(f"a deal for four has {SEATS} hands, and here are {len(hands)}")
    _check_tiles(hands)
    for seat, hand in enumerate(hands, 1):
        if len(hand) != HAND:
            raise BadDeal(f"everybody gets {HAND} tiles, and seat {seat} has {len(hand)}")


def _check_tiles(hands: Hands) -> None:
    for tile, times in Counter(tile for hand in hands for tile in hand).items():
        if tile not in _NUMBER:
            raise BadDeal(f"{tile} is not in the double-six set")
        if times > 1:
            raise BadDeal(f"{tile} is dealt {'twice' if times == 2 else f'{times} times'}")


def opener_of(hands: Hands) -> Seat:
    """Whoever holds 6-6: they have to open with it."""
    return next(seat for seat, hand in enumerate(hands) if HIGHEST in hand)


def solve(hands: Hands, order: Sequence[Seat] = range(SEATS)) -> Solution:
    """A whole deal. `order`: the seats in order of play; every other one is a partner."""
    import numpy as np

    from boneyard.puzzles.deal import kernel

    check(hands)
    opener = opener_of(hands)
    first = order.index(opener)
    # The kernel's seats are counted from the opener, so that the opener's side is its even one.
    seats = [order[(first + step) % SEATS] for step in range(SEATS)]
    masks = _masks(hands[seat] for seat in seats)
    masks[0] &= ~(1 << kernel.HIGHEST)
    turns = np.empty((_LONGEST, 3), np.int64)
    value, length = kernel.solve_line(masks, HIGHEST.high, HIGHEST.low, 1, _memory(), turns)
    rest = [(seats[seat], tile, end) for seat, tile, end in turns[:length].tolist()]
    return Solution(opener, -value, _line(opener, rest))


def best(hands: Hands, left: int | None, right: int | None, turn: Seat) -> Best:
    """From any position of a round: the hands in order of play, the two ends (None: nothing lies
    there yet), whose turn it is. Hands may be of any size; none may be empty."""
    from boneyard.puzzles.deal import kernel

    if len(hands) != SEATS or not all(hands):
        raise BadDeal("four hands are wanted, and a round is over when a hand is empty")
    _check_tiles(hands)
    if turn not in range(SEATS):
        raise BadDeal(f"there is no seat {turn}; they are counted from 0 to {SEATS - 1}")
    if (left is None) != (right is None):
        raise BadDeal("a line has two ends, or none")
    for end in (left, right):
        if end is not None and not 0 <= end <= HIGHEST.high:
            raise BadDeal(f"no end shows {end} with the double-six set")
    value, number, end = kernel.solve_position(
        _masks(hands),
        kernel.EMPTY if left is None else left,
        kernel.EMPTY if right is None else right,
        turn,
        _memory(),
    )
    if number == kernel.NO_TILE:
        return Best(value, None, None)
    return Best(value, SET[number], None if end == kernel.EMPTY else end)


def random_hands(seed: int, number: int) -> list[list[Tile]]:
    """Deal number `number` of a seed; it depends on these two alone."""
    import numpy as np

    from boneyard.puzzles.deal import kernel

    masks = np.empty(SEATS, np.int64)
    kernel.deal(np.uint64(seed % 2**64), number, masks)
    return [[tile for at, tile in enumerate(SET) if mask >> at & 1] for mask in masks.tolist()]


@cache
def warm_up() -> None:
    """Compile the kernel, or load it from Numba's cache."""
    hands = random_hands(0, 0)
    solve(hands)
    best([hand[:1] for hand in hands], None, None, 0)


def _memory() -> Any:
    """This thread's own."""
    from boneyard.puzzles.deal import kernel

    if not hasattr(_THREAD, "memory"):
        _THREAD.memory = kernel.new_memory()
    return _THREAD.memory


def _masks(hands: Iterable[Iterable[Tile]]) -> Any:
    import numpy as np

    return np.array([sum(1 << _NUMBER[tile] for tile in hand) for hand in hands], np.int64)


def _line(
    opener: Seat, rest: Iterable[tuple[Seat, int, int]]
) -> tuple[tuple[Seat, Lay | Pass], ...]:
    """The opening with 6-6 and these turns after it, as actions."""
    line: list[tuple[Seat, Lay | Pass]] = [(opener, Lay(HIGHEST))]
    # Both ends: the number to be matched, and the place it is at.
    place = Place(HIGHEST, "side")
    ends = [(HIGHEST.high, place), (HIGHEST.low, place)]
    for seat, number, end in rest:
        if number < 0:
            line.append((seat, Pass()))
            continue
        tile = SET[number]
        at = next(index for index, (shown, _) in enumerate(ends) if shown == end)
        line.append((seat, Lay(tile, ends[at][1], end)))
        made = tile.other(end)
        ends[at] = made, Place(tile, "side" if tile.is_double else str(made))
    return tuple(line)

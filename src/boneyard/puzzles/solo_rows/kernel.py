"""Solo 1 as numbers, compiled by Numba. Imported only when a kernel is wanted."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boneyard.compiling import compiled
from boneyard.puzzles import splitmix

Ints = NDArray[np.int64]
Bits = NDArray[np.uint8]


@compiled()
def _shuffle(state: NDArray[np.uint64], halves: Ints) -> None:
    for last in range(halves.shape[0] - 1, 0, -1):
        other = splitmix.below(state, last + 1)
        for side in range(2):
            kept = halves[last, side]
            halves[last, side] = halves[other, side]
            halves[other, side] = kept


@compiled()
def _double_set(n: int) -> Any:
    halves = np.empty(((n + 1) * (n + 2) // 2, 2), np.int64)
    at = 0
    for a in range(n + 1):
        for b in range(a + 1):
            halves[at, 0] = a
            halves[at, 1] = b
            at += 1
    return halves


@compiled()
def _rows_search(halves: Ints, seen: Bits, stack: Ints) -> bool:
    """Depth first over (tiles left per row, ends).

    A position is one number: three bits per row for the tiles left, then the two ends. `seen` has
    a byte per combination of tiles left: a bit per number for rings, and the top bit for the one
    pair of different ends there can be (see solo_rows).
    """
    seen[:] = 0
    top = 0
    for row in range(4):
        tile = row * 7 + 6
        left = 0o7777 - (1 << (3 * row))
        a = halves[tile, 0]
        b = halves[tile, 1]
        seen[left] = 1 << a if a == b else 128
        stack[top] = left | (a << 12) | (b << 15)
        top += 1
    while top > 0:
        top -= 1
        position = stack[top]
        left = position & 0o7777
        if left == 0:
            return True
        x = (position >> 12) & 7
        y = position >> 15
        for row in range(4):
            here = (left >> (3 * row)) & 7
            if here == 0:
                continue
            a = halves[row * 7 + here - 1, 0]
            b = halves[row * 7 + here - 1, 1]
            after = left - (1 << (3 * row))
            # The four ways to lay a tile: either half against either end.
            for way in range(4):
                half = a if way & 1 else b
                other = b if way & 1 else a
                end = x if way & 2 else y
                if half != end or (a == b and way & 1) or (x == y and way & 2):
                    continue
                kept = y if way & 2 else x
                bit = 1 << other if other == kept else 128
                if seen[after] & bit == 0:
                    seen[after] |= bit
                    stack[top] = after | (other << 12) | (kept << 15)
                    top += 1
    return False


@compiled()
def rows_winnable(halves: Ints) -> bool:
    return _rows_search(halves, np.zeros(4096, np.uint8), np.empty(4096 * 8, np.int64))


@compiled()
def rows_share(deals: int, seed: np.uint64, first: int) -> int:
    """How many of the deals numbered first .. first + deals - 1 can be won."""
    seen = np.zeros(4096, np.uint8)
    # Every position is pushed at most once, so the stack never holds more than there are.
    stack = np.empty(4096 * 8, np.int64)
    fresh = _double_set(6)
    halves = fresh.copy()
    won = 0
    for number in range(first, first + deals):
        halves[:] = fresh
        _shuffle(splitmix.begun(seed, number), halves)
        if _rows_search(halves, seen, stack):
            won += 1
    return won

"""Solo 2 without rescues, over classes of positions: the compiled part of solo_exact."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

Ints = NDArray[np.int64]


@njit(cache=True, nogil=True)
def _mix(word: np.uint64) -> Any:
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@njit(cache=True, nogil=True)
def class_key(unseen: int, x: int, y: int, halves: Ints, numbers: int) -> Any:
    """The position with its numbers renamed: sorted by how they hang together.

    Renaming never changes a chance, so any renaming is right; a good one makes most positions
    that differ only in names equal. Bits 0..: unseen tiles; above them the two ends.
    """
    tiles = halves.shape[0]
    colour = np.zeros(numbers, np.uint64)
    for v in range(numbers):
        colour[v] = np.uint64((v == x) + (v == y))
    fresh = np.empty(numbers, np.uint64)
    for _ in range(4):
        for v in range(numbers):
            fresh[v] = _mix(colour[v] + np.uint64(0x9E3779B97F4A7C15))
        for t in range(tiles):
            if (unseen >> t) & 1:
                a = halves[t, 0]
                b = halves[t, 1]
                if a == b:
                    fresh[a] += _mix(colour[a] + np.uint64(77))
                else:
                    fresh[a] += _mix(colour[b] + np.uint64(1))
                    fresh[b] += _mix(colour[a] + np.uint64(1))
        colour[:] = fresh
    name = np.zeros(numbers, np.int64)
    for v in range(numbers):
        for w in range(numbers):
            if colour[w] < colour[v] or (colour[w] == colour[v] and w < v):
                name[v] += 1
    key = 0
    for t in range(tiles):
        if (unseen >> t) & 1:
            a = max(name[halves[t, 0]], name[halves[t, 1]])
            b = min(name[halves[t, 0]], name[halves[t, 1]])
            key |= 1 << (a * (a + 1) // 2 + b)
    low = min(name[x], name[y])
    high = max(name[x], name[y])
    return key | (low << tiles) | (high << (tiles + 4))


@njit(cache=True, nogil=True)
def expand(
    position: int, hand_size: int, halves: Ints, numbers: int, keys: Ints, hands: Ints
) -> int:
    """Draw every hand; for each that can be laid out, the classes of positions one may reach.

    Writes a key and the hand's number per choice of ends; returns how many were written.
    """
    tiles = halves.shape[0]
    unseen = position & ((1 << tiles) - 1)
    x = (position >> tiles) & 15
    y = position >> (tiles + 4)
    left = np.empty(tiles, np.int64)
    count = 0
    for t in range(tiles):
        if (unseen >> t) & 1:
            left[count] = t
            count += 1
    full = (1 << hand_size) - 1
    # Per set of laid tiles: a bit per number for equal ends, and the pair of different ends.
    rings = np.empty(1 << hand_size, np.int64)
    pairs = np.empty(1 << hand_size, np.int64)
    picked = np.arange(hand_size)
    written = 0
    number = 0
    while True:
        rings[:] = 0
        pairs[:] = -1
        if x == y:
            rings[0] = 1 << x
        else:
            pairs[0] = x | (y << 4)
        for laid in range(full):
            if rings[laid] == 0 and pairs[laid] < 0:
                continue
            for i in range(hand_size):
                if (laid >> i) & 1:
                    continue
                a = halves[left[picked[i]], 0]
                b = halves[left[picked[i]], 1]
                after = laid | (1 << i)
                if pairs[laid] >= 0:
                    p = pairs[laid] & 15
                    q = pairs[laid] >> 4
                    for way in range(4):
                        half = a if way & 1 else b
                        other = b if way & 1 else a
                        end = p if way & 2 else q
                        kept = q if way & 2 else p
                        if half == end:
                            if other == kept:
                                rings[after] |= 1 << other
                            else:
                                pairs[after] = kept | (other << 4)
                if a == b:
                    rings[after] |= rings[laid] & (1 << a)
                elif (rings[laid] >> a) & 1 or (rings[laid] >> b) & 1:
                    # The line was a ring, so now its ends are the tile's two halves.
                    pairs[after] = a | (b << 4)
        if rings[full] or pairs[full] >= 0:
            rest = unseen
            for i in range(hand_size):
                rest &= ~(1 << left[picked[i]])
            if pairs[full] >= 0:
                keys[written] = class_key(rest, pairs[full] & 15, pairs[full] >> 4, halves, numbers)
                hands[written] = number
                written += 1
            for v in range(numbers):
                if (rings[full] >> v) & 1:
                    keys[written] = class_key(rest, v, v, halves, numbers)
                    hands[written] = number
                    written += 1
        number += 1
        i = hand_size - 1
        while i >= 0 and picked[i] == count - hand_size + i:
            i -= 1
        if i < 0:
            return written
        picked[i] += 1
        for k in range(i + 1, hand_size):
            picked[k] = picked[k - 1] + 1

"""Solo 2 by the book (no rescues), solved exactly: the chance of best play as a fraction.

Positions between hands are the unseen tiles and the two ends. Renaming the numbers does not change
a chance, so of the 8 million sets of eleven laid tiles, say, only some thousands differ. We go
forward from the tile turned up through all hands that can be laid out, then backward, counting in
how many of the possible orders of hands best play wins. The only choice there is: where the line
becomes a ring, which number it ends with.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

from boneyard.tiles import TileSet


def exact_chance(n: int, hand_size: int) -> Fraction:
    """The chance of winning with best play, before the first tile is turned up."""
    import numpy as np

    from boneyard.puzzles import solo_exact_kernel as kernel

    # The kernel wants a tile's place in the set to be a (a + 1) / 2 + b: that is TileSet's order.
    tiles = TileSet.double(n)
    if len(tiles) > 36:
        raise ValueError(f"double-{n} has too many positions; exact chances go up to double-7")
    halves = np.array([(tile.high, tile.low) for tile in tiles], dtype=np.int64)
    everything = (1 << len(tiles)) - 1
    starts = [
        kernel.class_key(everything & ~(1 << at), tile.high, tile.low, halves, n + 1)
        for at, tile in enumerate(tiles)
    ]

    unseen = len(tiles) - 1
    orders = 1
    layer = np.unique(np.array(starts, dtype=np.int64))
    layers = [layer]
    steps = []
    while unseen >= hand_size and len(layer):
        hands = comb(unseen, hand_size)
        orders *= hands
        keys = np.empty(hands * (n + 1), np.int64)
        numbers = np.empty(hands * (n + 1), np.int64)
        reached, owners = [], []
        for state, position in enumerate(layer):
            written = kernel.expand(int(position), hand_size, halves, n + 1, keys, numbers)
            reached.append(keys[:written].copy())
            owners.append(state * hands + numbers[:written])
        layer, child = np.unique(np.concatenate(reached), return_inverse=True)
        steps.append((np.concatenate(owners), child, hands))
        layers.append(layer)
        unseen -= hand_size
    if orders >= 2**63:
        raise ValueError(f"double-{n} with hands of {hand_size} has too many orders to count")

    wins = np.ones(len(layers[-1]), np.int64)
    for before, (owner, child, hands) in zip(reversed(layers[:-1]), reversed(steps), strict=True):
        # Of the ways to lay a hand take the best, and add up over the hands of a position.
        totals = np.zeros(len(before), np.int64)
        if len(owner):
            first = np.flatnonzero(np.diff(owner, prepend=-1))
            np.add.at(totals, owner[first] // hands, np.maximum.reduceat(wins[child], first))
        wins = totals
    place = {int(key): int(value) for key, value in zip(layers[0], wins, strict=True)}
    return Fraction(sum(place[int(start)] for start in starts), orders * len(tiles))

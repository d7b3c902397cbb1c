"""Classes of lines: which lines are the same but for the names of their numbers.

A line is a set of laid tiles that forms a trail. Its ends are the two numbers that stand on an odd
number of halves, or, in a ring, any number of it. Renaming the numbers changes no chance in solo 2,
so one line stands for all that can be renamed into it: with double-six 32,217 instead of millions.

The class is looked up in two steps. Tiles without doubles are a plain graph: all graphs are
visited, and each knows its class and a renaming that leads there. What that graph's own symmetries
leave open, the doubles and the number of a ring decide in a second table.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boneyard.puzzles.solo_draw.exact_kernel import HALF, NO_RING, Tables

# Seven numbers have 5,040 renamings and two million graphs; eight would have 268 million.
MOST_NUMBERS = 7


@cache
def tables(numbers: int) -> Tables:
    """All classes of lines with this many numbers: 7 for double-six, in about a second."""
    if numbers > MOST_NUMBERS:
        raise ValueError(f"double-{numbers - 1} has too many positions; exact up to double-6")
    edges = [(a, b) for a in range(numbers) for b in range(a)]
    halves = np.array([*edges, *((v, v) for v in range(numbers))], dtype=np.int64)
    tiles = len(halves)
    shows = [sum(1 << t for t in range(tiles) if v in halves[t]) for v in range(numbers)]
    renamings = np.array(list(permutations(range(numbers))), dtype=np.int64)
    tile_to = _renamed_tiles(renamings, halves, len(edges))
    move = np.zeros((len(renamings), 4, 128), np.int32)
    for tile in range(tiles):
        chunk, bit = divmod(tile, 7)
        move[:, chunk, (np.arange(128) >> bit) & 1 == 1] |= 1 << tile_to[:, tile, None]
    number_to = np.full((len(renamings), 8), NO_RING, np.int8)
    number_to[:, :numbers] = renamings
    places = {tuple(renaming): at for at, renaming in enumerate(renamings.tolist())}
    inverse = np.array([places[tuple(np.argsort(renaming))] for renaming in renamings], np.int16)

    def images(mask: int, by: NDArray[np.int64] | slice = slice(None)) -> NDArray[np.int32]:
        """The mask under every renaming, or under some of them."""
        found: NDArray[np.int32] = move[by, 0, mask & 127]
        for chunk in range(1, 4):
            found = found | move[by, chunk, (mask >> (7 * chunk)) & 127]
        return found

    graph = np.full(1 << len(edges), -1, np.int16)
    graph_by = np.zeros(1 << len(edges), np.int16)
    line: list[NDArray[np.int32]] = []
    line_by: list[NDArray[np.int16]] = []
    laid: list[int] = []
    ends: list[tuple[int, ...]] = []
    for simple in range(1 << len(edges)):
        if graph[simple] >= 0:
            continue
        renamed = images(simple)
        graph[renamed] = len(line)
        graph_by[renamed] = inverse
        symmetries = np.flatnonzero(renamed == simple)
        line.append(np.full(1 << (numbers + 3), -1, np.int32))
        line_by.append(np.zeros(1 << (numbers + 3), np.int16))
        for doubles, ring, odd in _lines(simple, edges, numbers):
            if line[-1][(doubles << 3) | ring] >= 0:
                continue
            same = images(doubles << len(edges), symmetries) >> len(edges)
            at = (same << 3) | number_to[symmetries, ring]
            line[-1][at] = len(laid)
            line_by[-1][at] = inverse[symmetries]
            laid.append(simple | (doubles << len(edges)))
            ends.append(odd or (ring, ring))

    place = np.full((len(laid), tiles), -1, np.int8)
    free = np.zeros(len(laid), np.int64)
    for at, (mask, (x, y)) in enumerate(zip(laid, ends, strict=True)):
        stuck = [t for t in range(tiles) if not ((mask | shows[x] | shows[y]) >> t) & 1]
        place[at, stuck] = np.arange(len(stuck))
        free[at] = len(stuck)
    return Tables(
        numbers=numbers,
        tiles=tiles,
        halves=halves,
        shows=np.array(shows, np.int64),
        move=move,
        tile_to=tile_to.astype(np.int8),
        number_to=number_to,
        graph=graph,
        graph_by=graph_by,
        line=np.array(line),
        line_by=np.array(line_by),
        laid=np.array(laid, np.int64),
        ends=np.array(ends, np.int64),
        size=np.array([mask.bit_count() for mask in laid], np.int64),
        free=free,
        place=place,
        choose=np.array([[comb(a, b) for b in range(tiles + 2)] for a in range(tiles + 1)]),
        **_ranks(),
    )


def _renamed_tiles(
    renamings: NDArray[np.int64], halves: NDArray[np.int64], edges: int
) -> NDArray[np.int64]:
    high = np.maximum(renamings[:, halves[:, 0]], renamings[:, halves[:, 1]])
    low = np.minimum(renamings[:, halves[:, 0]], renamings[:, halves[:, 1]])
    return np.where(high == low, edges + high, high * (high - 1) // 2 + low)


def _lines(
    simple: int, edges: list[tuple[int, int]], numbers: int
) -> list[tuple[int, int, tuple[int, ...]]]:
    """Doubles, ring number and odd numbers of the lines with these tiles that are not doubles."""
    used = [edge for at, edge in enumerate(edges) if (simple >> at) & 1]
    odd = tuple(v for v in range(numbers) if sum(v in edge for edge in used) % 2)
    if len(odd) > 2 or not _hangs_together(used):
        return []
    if not used:
        # A line of one double: a second one could not touch it.
        return [(1 << v, v, ()) for v in range(numbers)]
    on = sorted({v for edge in used for v in edge})
    doubles = [d for d in range(1 << numbers) if all(v in on for v in range(numbers) if d >> v & 1)]
    return [(d, ring, odd) for d in doubles for ring in ((NO_RING,) if odd else on)]


def _hangs_together(used: list[tuple[int, int]]) -> bool:
    reached, left = set(used[0]) if used else set(), used
    while True:
        apart = [edge for edge in left if not reached & set(edge)]
        if len(apart) == len(left):
            return not apart
        reached |= {v for edge in left if edge not in apart for v in edge}
        left = apart


def _ranks() -> dict[str, Any]:
    """The rank of a choice is the sum of C(place, i) over its i-th places: looked up by halves."""
    low = np.zeros(1 << HALF, np.int64)
    count = np.zeros(1 << HALF, np.int64)
    high = np.zeros((HALF + 1, 1 << HALF), np.int64)
    for mask in range(1 << HALF):
        for place in range(HALF):
            if (mask >> place) & 1:
                count[mask] += 1
                low[mask] += comb(place, int(count[mask]))
                for before in range(HALF + 1):
                    high[before, mask] += comb(place + HALF, before + int(count[mask]))
    return {"rank_low": low, "count_low": count, "rank_high": high}

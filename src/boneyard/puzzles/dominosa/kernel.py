"""The compiled side of Dominosa: deduce, search and generate on plain arrays.

Everything compiled stays in this one module: Numba's cache does not notice an edit in another.
`deductions` and `techniques` are the readable twin, and tests hold both to the same results.

A grid is an exact cover: every light cell, every dark cell and every tile takes part in exactly
one placement. Those are the *items*: cells are items 0 .. 2t-1, tiles 2t .. 3t-1 (t tiles).

Arrays used throughout:
  items[p]     the light cell, the dark cell and the tile of placement p
  start, list_ the placements of item i are list_[start[i] : start[i + 1]]
  live[p]      0 ruled out, 1 possible, 2 placed
  count[i]     possible placements left for item i
  todo         items with one placement left; todo[0] is how many, -1 after a contradiction
  trail        placements ruled out or placed (as ~p), in order; trail[0] is how many
  work         scratch rows; a mark in them counts only if it equals the clock, work[0, 0]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int32]
Bytes = NDArray[np.int8]
Floats = NDArray[np.float64]
Seed = NDArray[np.uint64]

F = TypeVar("F", bound=Callable[..., object])


def compiled(function: F) -> F:
    """Numba's decorator, typed."""
    return cast(F, numba.njit(cache=True, nogil=True)(function))


# --- the state: ruling out, placing, taking back ------------------------------------------------


@compiled
def fill_lists(numbers: Ints, ends: Ints, n: int, items: Ints, start: Ints, list_: Ints) -> None:
    """Which placements belong to which item, for these numbers."""
    cells = numbers.size
    pairs = ends.shape[0]
    start[:] = 0
    for p in range(pairs):
        light, dark = ends[p, 0], ends[p, 1]
        a, b = numbers[light], numbers[dark]
        if a < b:
            a, b = b, a
        tile = cells + a * (a + 1) // 2 + b
        items[p, 0], items[p, 1], items[p, 2] = light, dark, tile
        start[light + 1] += 1
        start[dark + 1] += 1
        start[tile + 1] += 1
    for i in range(1, start.size):
        start[i] += start[i - 1]
    for p in range(pairs - 1, -1, -1):
        for k in range(3):
            i = items[p, k]
            # start[i + 1] counts down to the item's first entry, and is put right below.
            start[i + 1] -= 1
            list_[start[i + 1]] = p
    for i in range(start.size - 1):
        start[i] = start[i + 1]
    start[start.size - 1] = 3 * pairs


@compiled
def reset(start: Ints, live: Bytes, count: Ints, todo: Ints, trail: Ints) -> None:
    """Everything possible again."""
    live[:] = 1
    todo[0] = 0
    trail[0] = 0
    for i in range(count.size):
        count[i] = start[i + 1] - start[i]
        if count[i] == 1:
            todo[0] += 1
            todo[todo[0]] = i
        elif count[i] == 0:
            todo[0] = -1
            return


@compiled
def rule_out(p: int, items: Ints, live: Bytes, count: Ints, todo: Ints, trail: Ints) -> None:
    live[p] = 0
    trail[0] += 1
    trail[trail[0]] = p
    for k in range(3):
        i = items[p, k]
        count[i] -= 1
        if count[i] == 1 and todo[0] >= 0:
            todo[0] += 1
            todo[todo[0]] = i
        elif count[i] == 0:
            todo[0] = -1


@compiled
def settle(
    items: Ints, start: Ints, list_: Ints, live: Bytes, count: Ints, todo: Ints, trail: Ints
) -> bool:
    """Grade 1 to the end: place what has one placement left. False on a contradiction."""
    while todo[0] > 0:
        i = todo[todo[0]]
        todo[0] -= 1
        p = -1
        for e in range(start[i], start[i + 1]):
            if live[list_[e]]:
                p = list_[e]
                break
        if live[p] == 2:
            continue
        live[p] = 2
        trail[0] += 1
        trail[trail[0]] = ~p
        for k in range(3):
            j = items[p, k]
            if count[j] > 1:
                for e in range(start[j], start[j + 1]):
                    q = list_[e]
                    if live[q] == 1:
                        rule_out(q, items, live, count, todo, trail)
                        if todo[0] < 0:
                            return False
    return bool(todo[0] == 0)


@compiled
def take_back(mark: int, items: Ints, live: Bytes, count: Ints, todo: Ints, trail: Ints) -> None:
    """Undo the trail down to `mark`."""
    while trail[0] > mark:
        p = trail[trail[0]]
        trail[0] -= 1
        if p < 0:
            live[~p] = 1
        else:
            live[p] = 1
            for k in range(3):
                count[items[p, k]] += 1
    todo[0] = 0


# --- grade 2: local deductions and parity -------------------------------------------------------


@compiled
def strands_or_clashes(
    p: int, items: Ints, start: Ints, list_: Ints, live: Bytes, count: Ints, work: Ints
) -> bool:
    """Whether laying p leaves an item nothing, or forces two placements that clash, or leaves two
    cells nothing but the same tile."""
    work[0, 0] += 1
    now = work[0, 0]
    gone, lost, touched, claim, claimed, wish, wished = work[1:8]
    lost_at = work[8]
    tiles_from = 2 * (count.size // 3)
    size = 0
    for k in range(3):
        i = items[p, k]
        for e in range(start[i], start[i + 1]):
            q = list_[e]
            if q == p or live[q] == 0 or gone[q] == now:
                continue
            gone[q] = now
            for m in range(3):
                j = items[q, m]
                if j == items[p, m]:
                    continue
                if lost_at[j] != now:
                    lost_at[j] = now
                    lost[j] = 0
                    touched[size] = j
                    size += 1
                lost[j] += 1
                if lost[j] == count[j]:
                    return True
    for s in range(size):
        j = touched[s]
        left = count[j] - lost[j]
        if left > 1 and j >= tiles_from:
            continue
        last, tile, same = -1, -1, True
        for e in range(start[j], start[j + 1]):
            q = list_[e]
            if live[q] and gone[q] != now:
                same = same and (tile < 0 or tile == items[q, 2])
                last, tile = q, items[q, 2]
        if left == 1:
            for m in range(3):
                i = items[last, m]
                if claimed[i] == now and claim[i] != last:
                    return True
                claimed[i] = now
                claim[i] = last
        if same and j < tiles_from:
            if wished[tile] != now:
                wished[tile] = now
                wish[tile] = j
                continue
            # A third cell cannot share the tile, nor a second that is no neighbour by it.
            shared = False
            for e in range(start[j], start[j + 1]):
                q = list_[e]
                if live[q] and gone[q] != now:
                    shared = shared or items[q, 0] == wish[tile] or items[q, 1] == wish[tile]
            if not shared:
                return True
            wish[tile] = -1
    return False


@compiled
def local_pass(
    items: Ints,
    start: Ints,
    list_: Ints,
    live: Bytes,
    count: Ints,
    todo: Ints,
    trail: Ints,
    work: Ints,
) -> bool:
    """Rule out every placement that fails by itself; whether there was one."""
    before = trail[0]
    for p in range(live.size):
        if live[p] == 1 and strands_or_clashes(p, items, start, list_, live, count, work):
            rule_out(p, items, live, count, todo, trail)
            if not settle(items, start, list_, live, count, todo, trail):
                return True
    return bool(trail[0] > before)


@compiled
def parity_pass(
    items: Ints,
    start: Ints,
    list_: Ints,
    live: Bytes,
    count: Ints,
    todo: Ints,
    trail: Ints,
    work: Ints,
) -> bool:
    """A cell whose removal parts its region goes with the one odd part; whether that helped.

    One depth-first walk over the open cells (Tarjan's cut vertices) that also counts the cells
    below each: when no way leads from below child v past cell u, the cells below v are a part.
    """
    cells = 2 * (count.size // 3)
    seen, low, size, parent, at, odd, order = work[1:8]
    before = trail[0]
    for c in range(cells):
        seen[c] = 0
    clock = 0
    for root in range(cells):
        if seen[root] or count[root] < 2:
            continue
        clock += 1
        first = clock
        seen[root] = low[root] = clock
        parent[root] = -1
        size[root] = 1
        at[root] = start[root]
        order[clock] = root
        u = root
        while u >= 0:
            if at[u] < start[u + 1]:
                q = list_[at[u]]
                at[u] += 1
                if live[q] == 1:
                    v = items[q, 0] + items[q, 1] - u
                    if not seen[v]:
                        clock += 1
                        seen[v] = low[v] = clock
                        parent[v] = u
                        size[v] = 1
                        at[v] = start[v]
                        order[clock] = v
                        u = v
                    elif seen[v] < low[u]:
                        low[u] = seen[v]
            else:
                up = parent[u]
                if up >= 0:
                    size[up] += size[u]
                    low[up] = min(low[up], low[u])
                u = up
        total = clock - first + 1
        if total % 2:
            todo[0] = -1
            return True
        for k in range(first, clock + 1):
            u = order[k]
            # odd[w] for a neighbour w: is the part of the region it lies in, without u, odd?
            rest = total - 1
            for e in range(start[u], start[u + 1]):
                q = list_[e]
                v = items[q, 0] + items[q, 1] - u
                if live[q] == 1 and parent[v] == u and seen[v] > seen[u] and low[v] >= seen[u]:
                    rest -= size[v]
            for e in range(start[u], start[u + 1]):
                q = list_[e]
                if live[q] == 0:
                    continue
                w = items[q, 0] + items[q, 1] - u
                odd[w] = rest % 2
                for f in range(start[u], start[u + 1]):
                    r = list_[f]
                    v = items[r, 0] + items[r, 1] - u
                    if live[r] == 1 and parent[v] == u and seen[v] > seen[u]:
                        below = seen[v] <= seen[w] < seen[v] + size[v]
                        if below and low[v] >= seen[u]:
                            odd[w] = size[v] % 2
            for e in range(start[u], start[u + 1]):
                q = list_[e]
                if live[q] and odd[items[q, 0] + items[q, 1] - u] == 0:
                    trail[0] += 1
                    trail[trail[0]] = q

"""The compiled side of Dominosa: deduce, search and generate on plain arrays.

`local`, `sets` and `chains` are the readable twin, and tests hold both to the same results.

A grid is an exact cover: every light cell, every dark cell and every tile takes part in exactly
one placement. Those are the *items*: cells are items 0 .. 2t-1, tiles 2t .. 3t-1 (t tiles).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boneyard.compiling import compiled

Ints = NDArray[np.int32]
Masks = NDArray[np.uint64]
Floats = NDArray[np.float64]


class Board(NamedTuple):
    """A grid and what is still possible in it."""

    n: int
    items: Ints  # [p]: the light cell, the dark cell and the tile of placement p
    start: Ints  # the placements of item i are listed[start[i] : start[i + 1]]
    listed: Ints
    numbers: Ints  # [cell]
    same: Ints  # [number]: the cells that show it
    live: Ints  # [p]: 0 ruled out, 1 possible, 2 placed
    ways: Ints  # [i]: placements left for item i
    todo: Ints  # items with one placement left; todo[0]: how many, -1 after a contradiction
    trail: Ints  # placements ruled out, or placed (as ~p), in order; trail[0]: how many
    clash: Masks  # [p]: the placements that share an item with p
    forcing: Masks  # [p]: scratch, the placements that force p
    fails: Masks  # scratch, the placements found to fail
    mate: Ints  # [k, i]: the placement that matches item i in the k-th of three matchings
    work: Ints  # scratch rows; [0, 0]: a clock that makes old marks void; [0, 1]: clashes noted


# Clock marks start above every other number kept in the scratch rows.
CLOCK_START = 1 << 21
CLOCK_END = 1 << 30
# From a layout that turned out too easy, the generator goes on to one with at most so many tiles
# open: neighbours of a puzzle are mostly nearly puzzles.
NEARLY = 3
# As in `tiling`: chances below this are rounding errors around an impossible pair.
NEGLIGIBLE = 1e-7


# --- the state: ruling out, placing, taking back ------------------------------------------------


@compiled()
def new_board(n: int, cells: int, pairs: int) -> Board:
    total = cells + cells // 2
    return Board(
        n,
        np.empty((pairs, 3), np.int32),
        np.zeros(total + 1, np.int32),
        np.empty(3 * pairs, np.int32),
        np.empty(cells, np.int32),
        np.empty((n + 1, n + 2), np.int32),
        np.empty(pairs, np.int32),
        np.empty(total, np.int32),
        np.empty(3 * total + 1, np.int32),
        np.empty(2 * pairs + 1, np.int32),
        np.empty((pairs, (pairs + 63) // 64), np.uint64),
        np.empty((pairs, (pairs + 63) // 64), np.uint64),
        np.empty((pairs + 63) // 64, np.uint64),
        np.empty((3, total), np.int32),
        np.zeros((9, 3 * pairs + 2), np.int32),
    )


@compiled()
def set_up(b: Board, numbers: Ints, ends: Ints) -> None:
    """Lay these numbers out with everything still possible."""
    cells, pairs = numbers.size, ends.shape[0]
    items, start = b.items, b.start
    b.work[0, 1] = 0
    start[:] = 0
    for p in range(pairs):
        high, low = numbers[ends[p, 0]], numbers[ends[p, 1]]
        if high < low:
            high, low = low, high
        items[p, 0] = ends[p, 0]
        items[p, 1] = ends[p, 1]
        items[p, 2] = cells + high * (high + 1) // 2 + low
        for k in range(3):
            start[items[p, k]] += 1
    for i in range(1, start.size):
        start[i] += start[i - 1]
    for p in range(pairs - 1, -1, -1):
        for k in range(3):
            start[items[p, k]] -= 1
            b.listed[start[items[p, k]]] = p
    seen = b.work[1]
    seen[: b.n + 1] = 0
    for c in range(cells):
        b.numbers[c] = numbers[c]
        b.same[numbers[c], seen[numbers[c]]] = c
        seen[numbers[c]] += 1
    open_all(b)


@compiled()
def open_all(b: Board) -> None:
    """Everything possible again."""
    if not CLOCK_START <= b.work[0, 0] < CLOCK_END:
        b.work[:] = 0
        b.work[0, 0] = CLOCK_START
    b.live[:] = 1
    b.mate[:] = -1
    b.trail[0] = 0
    b.todo[0] = 0
    for i in range(b.ways.size):
        b.ways[i] = b.start[i + 1] - b.start[i]
        if b.ways[i] == 0:
            b.todo[0] = -1
            return
        if b.ways[i] == 1:
            b.todo[0] += 1
            b.todo[b.todo[0]] = i


@compiled()
def rule_out(b: Board, p: int) -> None:
    b.live[p] = 0
    b.trail[0] += 1
    b.trail[b.trail[0]] = p
    for k in range(3):
        i = b.items[p, k]
        b.ways[i] -= 1
        if b.ways[i] == 0:
            b.todo[0] = -1
        elif b.ways[i] == 1 and b.todo[0] >= 0:
            b.todo[0] += 1
            b.todo[b.todo[0]] = i


@compiled()
def rule_out_all(b: Board, doomed: Ints, size: int) -> bool:
    """Rule out a list that may name a placement twice; whether anything was left to rule out."""
    before = b.trail[0]
    for s in range(size):
        if b.live[doomed[s]] == 1:
            rule_out(b, doomed[s])
    return bool(b.trail[0] > before)


@compiled()
def settle(b: Board) -> bool:
    """Grade 1 to the end: place what has one placement left. False on a contradiction."""
    items, start, live = b.items, b.start, b.live
    while b.todo[0] > 0:
        i = b.todo[b.todo[0]]
        b.todo[0] -= 1
        e = start[i]
        while live[b.listed[e]] == 0:
            e += 1
        p = b.listed[e]
        if live[p] == 2:
            continue
        live[p] = 2
        b.trail[0] += 1
        b.trail[b.trail[0]] = ~p
        for k in range(3):
            j = items[p, k]
            if b.ways[j] > 1:
                for e in range(start[j], start[j + 1]):
                    if live[b.listed[e]] == 1:
                        rule_out(b, b.listed[e])
                        if b.todo[0] < 0:
                            return False
    return bool(b.todo[0] == 0)


@compiled()
def take_back(b: Board, mark: int) -> None:
    """Undo the trail down to `mark`."""
    while b.trail[0] > mark:
        p = b.trail[b.trail[0]]
        b.trail[0] -= 1
        if p < 0:
            b.live[~p] = 1
        else:
            b.live[p] = 1
            for k in range(3):
                b.ways[b.items[p, k]] += 1
    b.todo[0] = 0


@compiled()
def open_tiles(b: Board) -> int:
    """Tiles without a place yet; all of them after a contradiction."""
    tiles = b.ways.size // 3
    if b.todo[0] < 0:
        return tiles
    unplaced = 0
    for i in range(2 * tiles, 3 * tiles):
        unplaced += b.ways[i] > 1
    return unplaced


# --- grade 2: local deductions and parity -------------------------------------------------------


@compiled()
def note_clashes(b: Board) -> None:
    """Fill in, once per grid, which placements share an item with which."""
    if b.work[0, 1]:
        return
    b.work[0, 1] = 1
    b.clash[:] = 0
    for i in range(b.ways.size):
        for e in range(b.start[i], b.start[i + 1]):
            p = b.listed[e]
            for f in range(b.start[i], b.start[i + 1]):
                q = b.listed[f]
                if p != q:
                    b.clash[p, q >> 6] |= np.uint64(1) << np.uint64(q & 63)


@compiled()
def local_pass(b: Board) -> bool:
    """Rule out every placement that would leave an item nothing, or force two others that clash;
    whether there was one.

    All placements are tried at once, each as one bit of a mask.
    """
    note_clashes(b)
    start, live, clash, forcing, fails = b.start, b.live, b.clash, b.forcing, b.fails
    left, until = b.work[1], b.work[2]
    items = size = 0
    for i in range(b.ways.size):
        if b.ways[i] > 1:
            for e in range(start[i], start[i + 1]):
                if live[b.listed[e]]:
                    left[size] = b.listed[e]
                    size += 1
            until[items] = size
            items += 1
    forcing[:] = 0
    for w in range(fails.size):
        bad = np.uint64(0)
        first = 0
        for i in range(items):
            # Which placements go together with some, and with more than one, of this item's?
            some = more = np.uint64(0)
            for e in range(first, until[i]):
                friends = ~clash[left[e], w]
                more |= some & friends
                some |= friends
            bad |= ~some
            for e in range(first, until[i]):
                forcing[left[e], w] |= some & ~more & ~clash[left[e], w]
            first = until[i]
        first = 0
        for i in range(items):
            seen = np.uint64(0)
            for e in range(first, until[i]):
                bad |= seen & forcing[left[e], w]
                seen |= forcing[left[e], w]
            first = until[i]
        fails[w] = bad
    return rule_out_failing(b)


@compiled()
def rule_out_failing(b: Board) -> bool:
    before = b.trail[0]
    for p in range(b.live.size):
        if b.live[p] == 1 and b.fails[p >> 6] >> np.uint64(p & 63) & np.uint64(1):
            rule_out(b, p)
    return bool(b.trail[0] > before)


@compiled()
def leaves_only(b: Board, cell: int, tile: int, w: int) -> np.uint64:
    """The placements (of mask word w) that would leave this cell nothing but this tile."""
    mask = ~np.uint64(0)
    for e in range(b.start[cell], b.start[cell + 1]):
        if b.live[b.listed[e]] and b.items[b.listed[e], 2] != tile:
            mask &= b.clash[b.listed[e], w]
    return mask


@compiled()
def twin_pass(b: Board) -> bool:
    """Rule out what would leave two cells only the same tile, which they cannot share.

    With one place for the tile at either cell that is an ordinary clash, and a cell with this
    tile only strands others by itself; so look at cells with this tile in two ways and another.
    """
    items, start, live = b.items, b.start, b.live
    b.fails[:] = 0
    for cell in range(b.numbers.size):
        if b.ways[cell] < 3:
            continue
        for e in range(start[cell] + 1, start[cell + 1]):
            for f in range(start[cell], e):
                tile = items[b.listed[e], 2]
                if tile != items[b.listed[f], 2] or not (live[b.listed[e]] and live[b.listed[f]]):
                    continue
                for w in range(b.fails.size):
                    note_twins(b, cell, tile, w)
    return rule_out_failing(b)


@compiled()
def note_twins(b: Board, one: int, tile: int, w: int) -> None:
    items, start, live = b.items, b.start, b.live
    leaves_one = leaves_only(b, one, tile, w)
    if not leaves_one:
        return
    for g in range(start[tile], start[tile + 1]):
        if live[b.listed[g]] == 0:
            continue
        for k in range(2):
            other = items[b.listed[g], k]
            twins = leaves_one
            if other != one:
                twins &= leaves_only(b, other, tile, w)
            if other == one or not twins:
                continue
            # On a tile the two share they may agree, unless that goes too.
            for e in range(start[one], start[one + 1]):
                p = b.listed[e]
                if live[p] and items[p, 2] == tile and (items[p, 0] + items[p, 1] == one + other):
                    twins &= b.clash[p, w]
            b.fails[w] |= twins


@compiled()
def parity_pass(b: Board) -> bool:
    """A cell whose removal parts its region goes with the one odd part; whether that helped.

    One depth-first walk over the open cells (Tarjan's cut vertices) that also counts the cells
    below each: where no way leads from below child v past cell u, the cells below v are a part.
    """
    items, start, live = b.items, b.start, b.live
    cells = 2 * (b.ways.size // 3)
    seen, low, size, parent = b.work[1], b.work[2], b.work[3], b.work[4]
    at, order, doomed = b.work[5], b.work[6], b.work[7]
    seen[:cells] = 0
    found = clock = 0
    for root in range(cells):
        if seen[root] or b.ways[root] < 2:
            continue
        first = clock + 1
        u, came_from = root, -1
        while u >= 0:
            if not seen[u]:
                clock += 1
                seen[u] = low[u] = clock
                order[clock] = u
                parent[u] = came_from
                size[u] = 1
                at[u] = start[u]
            if at[u] < start[u + 1]:
                q = b.listed[at[u]]
                at[u] += 1
                if live[q] == 1:
                    v = items[q, 0] + items[q, 1] - u
                    if seen[v]:
                        low[u] = min(low[u], seen[v])
                    else:
                        came_from = u
                        u = v
            else:
                up = parent[u]
                if up >= 0:
                    size[up] += size[u]
                    low[up] = min(low[up], low[u])
                u = up
        if (clock - first + 1) % 2:
            b.todo[0] = -1
            return True
        for k in range(first, clock + 1):
            u = order[k]
            rest = clock - first
            for e in range(start[u], start[u + 1]):
                v = items[b.listed[e], 0] + items[b.listed[e], 1] - u
                if live[b.listed[e]] == 1 and parent[v] == u and low[v] >= seen[u]:
                    rest -= size[v]
            for e in range(start[u], start[u + 1]):
                q = b.listed[e]
                if live[q] == 0:
                    continue
                w = items[q, 0] + items[q, 1] - u
                part = rest
                for f in range(start[u], start[u + 1]):
                    v = items[b.listed[f], 0] + items[b.listed[f], 1] - u
                    own_part = live[b.listed[f]] == 1 and parent[v] == u and low[v] >= seen[u]
                    if own_part and seen[v] <= seen[w] < seen[v] + size[v]:
                        part = size[v]
                if part % 2 == 0:
                    doomed[found] = q
                    found += 1
    return rule_out_all(b, doomed, found)


# --- grades 3 and 4: locked sets ----------------------------------------------------------------


@compiled()
def match_up(b: Board, k: int, left: int, right: int) -> bool:
    """Mend the k-th matching, in which every left item has a right one of its own by a live
    placement. False if that cannot be done, which is a contradiction."""
    items, start, live, mate = b.items, b.start, b.live, b.mate[k]
    queue, came, reached = b.work[1], b.work[2], b.work[3]
    cells = 2 * (b.ways.size // 3)
    for i in range(mate.size):
        if mate[i] >= 0 and live[mate[i]] == 0:
            mate[i] = -1
    for root in range(cells):
        if mate[root] >= 0 or items[b.listed[start[root]], left] != root:
            continue
        b.work[0, 0] += 1
        now = b.work[0, 0]
        queue[0] = root
        head, size, end = 0, 1, -1
        while head < size and end < 0:
            i = queue[head]
            head += 1
            for e in range(start[i], start[i + 1]):
                q = b.listed[e]
                j = items[q, right]
                if live[q] and reached[j] != now:
                    reached[j] = now
                    came[j] = q
                    if mate[j] < 0:
                        end = j
                        break
                    queue[size] = items[mate[j], left]
                    size += 1
        if end < 0:
            b.todo[0] = -1
            return False
        while True:
            q = came[end]
            i = items[q, left]
            previous = mate[i]
            mate[i] = mate[end] = q
            if i == root:
                break
            end = items[previous, right]
    return True


@compiled()
def matching_pass(b: Board, k: int, left: int, right: int) -> bool:
    """Sets of every size at once: k left items that have only k right ones leave these to nobody
    else. Whether that ruled anything out.

    Draw an arrow from a left item to each that holds a right item it could take. A placement is
    part of some matching only if its two items lie on a common circle (Régin's all-different).
    """
    if not match_up(b, k, left, right):
        return True
    items, start, live, mate = b.items, b.start, b.live, b.mate[k]
    seen, low, parent, at = b.work[1], b.work[2], b.work[3], b.work[4]
    stack, doomed = b.work[5], b.work[6]
    cells = 2 * (b.ways.size // 3)
    seen[:cells] = 0
    clock = depth = found = 0
    done = b.ways.size + 1
    for root in range(cells):
        if seen[root] or b.ways[root] < 2 or items[b.listed[start[root]], left] != root:
            continue
        u, came_from = root, -1
        while u >= 0:
            if not seen[u]:
                clock += 1
                seen[u] = low[u] = clock
                parent[u] = came_from
                at[u] = start[u]
                stack[depth] = u
                depth += 1
            if at[u] < start[u + 1]:
                q = b.listed[at[u]]
                at[u] += 1
                if live[q] == 1:
                    v = items[mate[items[q, right]], left]
                    if not seen[v]:
                        came_from = u
                        u = v
                    elif low[v] < done:
                        low[u] = min(low[u], seen[v])
            else:
                if low[u] == seen[u]:
                    # u is the first of its circle: close it, under a number of its own.
                    while True:
                        depth -= 1
                        v = stack[depth]
                        low[v] = done + u
                        if v == u:
                            break
                elif parent[u] >= 0:
                    low[parent[u]] = min(low[parent[u]], low[u])
                u = parent[u]
    for u in range(cells):
        if seen[u]:
            for e in range(start[u], start[u + 1]):
                q = b.listed[e]
                if live[q] == 1 and low[u] != low[items[mate[items[q, right]], left]]:
                    doomed[found] = q
                    found += 1
    return rule_out_all(b, doomed, found)


@compiled()
def slot(b: Board, cell: int, p: int) -> int:
    """What a cell takes of its number's tiles when p is laid on it: the other number; for the
    double, which shows the number on a light and on a dark cell, one of two slots."""
    other = b.numbers[b.items[p, 0] + b.items[p, 1] - cell]
    if other == b.numbers[cell] and b.items[p, 1] == cell:
        return b.n + 1
    return int(other)


@compiled()
def number_pass(b: Board, doubles: bool) -> bool:
    """The n+2 cells that show one number need its n tiles and both halves of its double: k cells
    with k of these leave them to no other. Sets that count the double twice only if `doubles`."""
    live, start = b.live, b.start
    size = b.n + 2
    options, holder, reach, came, queue = b.work[1], b.work[2], b.work[3], b.work[4], b.work[5]
    held, doomed = b.work[6], b.work[7]
    found = 0
    for number in range(b.n + 1):
        cells = b.same[number]
        settled = 0
        for x in range(size):
            options[x] = 0
            holder[x] = held[x] = -1
            settled += b.ways[cells[x]] == 1
            for e in range(start[cells[x]], start[cells[x] + 1]):
                if live[b.listed[e]]:
                    options[x] |= 1 << slot(b, cells[x], b.listed[e])
        if settled == size:
            continue
        for root in range(size):
            queue[0] = root
            head, queued, reached, end = 0, 1, 0, -1
            while head < queued and end < 0:
                x = queue[head]
                head += 1
                for y in range(size):
                    if options[x] >> y & 1 and not reached >> y & 1:
                        reached |= 1 << y
                        came[y] = x
                        if holder[y] < 0:
                            end = y
                            break
                        queue[queued] = holder[y]
                        queued += 1
            if end < 0:
                b.todo[0] = -1
                return True
            while end >= 0:
                x = came[end]
                holder[end] = x
                held[x], end = end, held[x]
        for x in range(size):
            reach[x] = 1 << x
            for y in range(size):
                if options[x] >> y & 1:
                    reach[x] |= 1 << holder[y]
        for via in range(size):
            for x in range(size):
                if reach[x] >> via & 1:
                    reach[x] |= reach[via]
        twice = 1 << number | 1 << (b.n + 1)
        for x in range(size):
            locked = 0
            for y in range(size):
                if reach[x] >> y & 1:
                    locked |= 1 << held[y]
            if (locked & twice == twice) != doubles:
                continue
            for y in range(size):
                if reach[x] >> y & 1 or not options[y] & locked:
                    continue
                options[y] &= ~locked
                for e in range(start[cells[y]], start[cells[y] + 1]):
                    q = b.listed[e]
                    if live[q] == 1 and locked >> slot(b, cells[y], q) & 1:
                        doomed[found] = q
                        found += 1
    return rule_out_all(b, doomed, found)


# --- grade 4: forcing chains --------------------------------------------------------------------


@compiled()
def chain_fails(b: Board, p: int) -> bool:
    """Lay p and follow only items with two placements left: one out, so the other in. Whether
    that comes to two placements that clash, or to an item with none."""
    items, start, live = b.items, b.start, b.live
    b.work[0, 0] += 1
    now = b.work[0, 0]
    laid, out, queue = b.work[1], b.work[2], b.work[3]
    laid[p] = now
    queue[0] = p
    head, size = 0, 1
    while head < size:
        q = queue[head]
        head += 1
        for k in range(3):
            for e in range(start[items[q, k]], start[items[q, k] + 1]):
                r = b.listed[e]
                if r == q or live[r] == 0 or out[r] == now:
                    continue
                if laid[r] == now:
                    return True
                out[r] = now
                for m in range(3):
                    j = items[r, m]
                    if b.ways[j] != 2:
                        continue
                    f = start[j]
                    while live[b.listed[f]] == 0 or b.listed[f] == r:
                        f += 1
                    other = b.listed[f]
                    if out[other] == now:
                        return True
                    if laid[other] != now:
                        laid[other] = now
                        queue[size] = other
                        size += 1
    return False


@compiled()
def chain_pass(b: Board) -> bool:
    before = b.trail[0]
    for p in range(b.live.size):
        if b.live[p] == 1 and chain_fails(b, p):
            rule_out(b, p)
            if not settle(b):
                return True
    return bool(b.trail[0] > before)


@compiled()
def deduce(b: Board, grade: int) -> bool:
    """Apply every technique up to this grade (1..4) until none helps. False on a contradiction."""
    while settle(b):
        if b.trail[0] == b.live.size:
            return True
        if grade >= 2 and (local_pass(b) or parity_pass(b) or twin_pass(b)):
            continue
        if grade >= 3 and (
            matching_pass(b, 0, 0, 2)
            or matching_pass(b, 1, 1, 2)
            or matching_pass(b, 2, 0, 1)
            or number_pass(b, False)
        ):
            continue
        if grade >= 4 and (number_pass(b, True) or chain_pass(b)):
            continue
        return True
    return False


# --- grade 5: search ----------------------------------------------------------------------------


@compiled()
def search(b: Board, found: Ints) -> int:
    """Write solutions that are still possible into the rows of `found`; how many there are."""
    tiles = b.ways.size // 3
    branch = np.empty((tiles + 1, 3), np.int32)  # item, next placement to try, trail before
    depth = solutions = 0
    consistent = settle(b)
    while True:
        if consistent and b.trail[0] == b.live.size:
            t = 0
            for p in range(b.live.size):
                if b.live[p]:
                    found[solutions, t] = p
                    t += 1
            solutions += 1
            if solutions == found.shape[0]:
                return solutions
        elif consistent:
            best = -1
            for i in range(b.ways.size):
                if b.ways[i] > 1 and (best < 0 or b.ways[i] < b.ways[best]):
                    best = i
                    if b.ways[i] == 2:
                        break
            branch[depth, 0], branch[depth, 1] = best, b.start[best]
            branch[depth, 2] = b.trail[0]
            depth += 1
        chosen = -1
        while depth > 0 and chosen < 0:
            item, e = branch[depth - 1, 0], branch[depth - 1, 1]
            take_back(b, branch[depth - 1, 2])
            while e < b.start[item + 1] and b.live[b.listed[e]] == 0:
                e += 1
            if e == b.start[item + 1]:
                depth -= 1
            else:
                chosen = b.listed[e]
                branch[depth - 1, 1] = e + 1
        if chosen < 0:
            return solutions
        for e in range(b.start[item], b.start[item + 1]):
            if b.live[b.listed[e]] == 1 and b.listed[e] != chosen:
                rule_out(b, b.listed[e])
        consistent = settle(b)


@compiled()
def find_solutions(numbers: Ints, ends: Ints, n: int, limit: int) -> Ints:
    """Up to `limit` solutions, one per row."""
    b = new_board(n, numbers.size, ends.shape[0])
    set_up(b, numbers, ends)
    found = np.empty((limit, numbers.size // 2), np.int32)
    return found[: search(b, found)]


@compiled()
def rate(b: Board, report: Ints) -> None:
    """Fill in: solutions (2: several), grade (0: none), tiles open after grades 1 to 4."""
    report[:] = 0
    for grade in range(1, 5):
        if not deduce(b, grade):
            return
        report[1 + grade] = open_tiles(b)
        if report[1 + grade] == 0:
            report[0], report[1] = 1, grade
            return
    found = np.empty((2, b.ways.size // 3), np.int32)
    report[0] = search(b, found)
    report[1] = 5 if report[0] == 1 else 0


@compiled()
def rate_grid(numbers: Ints, ends: Ints, n: int) -> Ints:
    b = new_board(n, numbers.size, ends.shape[0])
    set_up(b, numbers, ends)
    report = np.empty(6, np.int32)
    rate(b, report)
    return report


@compiled()
def live_after(numbers: Ints, ends: Ints, n: int, grade: int) -> Ints:
    """Which placements are possible (1) or placed (2) after all deductions up to this grade; a
    contradiction leaves an empty array."""
    b = new_board(n, numbers.size, ends.shape[0])
    set_up(b, numbers, ends)
    if not deduce(b, grade):
        return b.live[:0]
    return b.live


# --- the generator ------------------------------------------------------------------------------


@compiled()
def random_bits(seed: Masks) -> np.uint64:
    """SplitMix64: 64 random bits."""
    seed[0] += np.uint64(0x9E3779B97F4A7C15)
    z: np.uint64 = seed[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@compiled()
def below(seed: Masks, stop: int) -> int:
    return np.int64((random_bits(seed) >> np.uint64(11)) % np.uint64(stop))  # type: ignore[return-value]


@compiled()
def random_tiling(ends: Ints, ranks: Ints, inverse: Floats, seed: Masks, laid: Ints) -> None:
    """A uniformly random tiling; see the module `tiling` for the method."""
    inverse = inverse.copy()
    size = inverse.shape[0]
    by_light = np.empty((size, 4), np.int32)
    options = np.zeros(size, np.int32)
    for p in range(ends.shape[0]):
        light = ranks[ends[p, 0]]
        by_light[light, options[light]] = p
        options[light] += 1
    for light in range(size):
        total = 0.0
        for k in range(options[light]):
            chance = abs(inverse[ranks[ends[by_light[light, k], 1]], light])
            total += chance if chance > NEGLIGIBLE else 0.0
        at = float(random_bits(seed) >> np.uint64(11)) / 9007199254740992.0 * total
        chosen = -1
        for k in range(options[light]):
            chance = abs(inverse[ranks[ends[by_light[light, k], 1]], light])
            if chance > NEGLIGIBLE and at >= 0.0:
                chosen = by_light[light, k]
                at -= chance
        laid[light] = chosen
        dark = ranks[ends[chosen, 1]]
        pivot = inverse[dark, light]
        for i in range(size):
            factor = inverse[i, light] / pivot
            if factor != 0.0 and i != dark:
                for j in range(light + 1, size):
                    inverse[i, j] -= factor * inverse[dark, j]
        inverse[dark, :] = 0.0


@compiled()
def lay_numbers(laid: Ints, tiles: Ints, ends: Ints, numbers: Ints, place: int) -> None:
    """Write the numbers of the tile at this place of the tiling."""
    numbers[ends[laid[place], 0]] = tiles[place, 0]
    numbers[ends[laid[place], 1]] = tiles[place, 1]


@compiled()
def swap_tiles(tiles: Ints, a: int, c: int, turn_a: int, turn_c: int) -> None:
    """Exchange the tiles at two places, then turn each round or not; a == c only turns."""
    for h in range(2):
        tiles[a, h], tiles[c, h] = tiles[c, h], tiles[a, h]
    if turn_a:
        tiles[a, 0], tiles[a, 1] = tiles[a, 1], tiles[a, 0]
    if turn_c:
        tiles[c, 0], tiles[c, 1] = tiles[c, 1], tiles[c, 0]


@compiled()
def trial(b: Board, grade: int) -> int:
    """How far a layout is from needing exactly this grade: the tiles left open; -1: too easy."""
    if grade > 1:
        deduce(b, grade - 1)
        if open_tiles(b) == 0:
            return -1
    if grade < 5:
        deduce(b, grade)
        return open_tiles(b)
    open_ = open_tiles(b)
    mark = b.trail[0]
    found = np.empty((2, b.ways.size // 3), np.int32)
    if search(b, found) == 1:
        return 0
    take_back(b, mark)
    return open_


@compiled()
def generate(
    n: int,
    ends: Ints,
    ranks: Ints,
    inverse: Floats,
    grade: int,
    seed: Masks,
    trials: int,
    patience: int,
    numbers: Ints,
    laid: Ints,
) -> int:
    """Write a puzzle of this grade into `numbers`, its solution into `laid`; the number of trials
    it took, or 0 if `trials` did not suffice.

    Start from a random layout; exchange a tile that is still open with any other, keep what
    leaves no more tiles open, and start anew when `patience` exchanges in a row brought nothing.
    """
    b = new_board(n, numbers.size, ends.shape[0])
    size = laid.size
    tiles = np.empty((size, 2), np.int32)
    unsettled = np.empty(size, np.int32)
    idle, unsettled_size = patience, 0
    cost = size
    for used in range(1, trials + 1):
        a = c = turn_a = turn_c = 0
        if idle >= patience:
            random_tiling(ends, ranks, inverse, seed, laid)
            t = 0
            for high in range(n + 1):
                for low in range(high + 1):
                    tiles[t, 0], tiles[t, 1] = high, low
                    t += 1
            for t in range(size):
                swap_tiles(tiles, t, t + below(seed, size - t), below(seed, 2), 0)
                lay_numbers(laid, tiles, ends, numbers, t)
            idle = 0
            cost = size
        else:
            a = unsettled[below(seed, unsettled_size)]
            c = below(seed, size)
            turn_a, turn_c = below(seed, 2), below(seed, 2)
            swap_tiles(tiles, a, c, turn_a, turn_c)
            lay_numbers(laid, tiles, ends, numbers, a)
            lay_numbers(laid, tiles, ends, numbers, c)
        set_up(b, numbers, ends)
        result = trial(b, grade)
        if result == 0:
            return used
        if result > cost:
            # A turn is its own opposite, but comes before the exchange on the way back.
            swap_tiles(tiles, a, a, turn_a, 0)
            swap_tiles(tiles, c, c, turn_c, 0)
            swap_tiles(tiles, a, c, 0, 0)
            lay_numbers(laid, tiles, ends, numbers, a)
            lay_numbers(laid, tiles, ends, numbers, c)
            idle += 1
            continue
        idle = 0 if 0 < result < cost else idle + 1
        cost = result if result > 0 else NEARLY
        unsettled_size = 0
        for t in range(size):
            if result < 0 or b.live[laid[t]] == 1:
                unsettled[unsettled_size] = t
                unsettled_size += 1
    return 0

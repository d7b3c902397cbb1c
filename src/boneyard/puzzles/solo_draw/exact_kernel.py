"""Solo 2 solved exactly over classes of positions: the compiled part of `exact`.

A set of tiles is a mask: first the tiles a-b with a > b at bit a (a - 1) / 2 + b, then the doubles.
Chances are counted: with m tiles unseen, in how many of their m! orders best play wins, for every
number of rescues left at once. 20! is the last factorial in 63 bits; larger counts have two words,
`high` worth 2**40 each and `low`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boneyard.compiling import compiled

Ints = NDArray[np.int64]

WORD = 40
LOW = (1 << WORD) - 1
# The highest number of tiles unseen whose counts are kept in one word.
NARROW = 20
# Instead of the number at both ends of a ring: the line is none, its ends are the odd numbers.
NO_RING = 7
# Ranks of hands are looked up for so many bits at once (see Tables.rank_low).
HALF = 11
# A position of a hand being laid: bits for its tiles, above them two ends and a count.
_END = 24
_TILES = (1 << _END) - 1
_COUNT = _END + 8


class Tables(NamedTuple):
    """How positions are renamed into their classes (see `lines`)."""

    numbers: int
    tiles: int
    halves: Ints  # per tile its numbers
    shows: Ints  # per number the tiles that show it
    move: NDArray[np.int32]  # per renaming, and per seven bits of a mask: the renamed mask
    tile_to: NDArray[np.int8]  # per renaming and tile: the renamed tile
    number_to: NDArray[np.int8]  # per renaming and number (and NO_RING): the new number
    graph: NDArray[np.int16]  # per set of tiles without doubles: its class
    graph_by: NDArray[np.int16]  # ... and the renaming that leads to it
    line: NDArray[np.int32]  # per such class, doubles and ring number: the class of lines, or -1
    line_by: NDArray[np.int16]  # ... and the second renaming that leads to it
    laid: Ints  # per class of lines: the laid tiles of the one that stands for all
    ends: Ints  # ... its two ends
    size: Ints  # ... how many tiles are laid
    free: Ints  # ... how many of the others show neither end: only they may be left when stuck
    place: NDArray[np.int8]  # ... and per tile its place among those, or -1
    choose: Ints  # binomials
    rank_low: Ints  # the rank of a hand among those of its size: by the low half of its places,
    count_low: Ints  # ... how many tiles that half has,
    rank_high: Ints  # ... and what the high half adds when the low half has so many.


class Layer(NamedTuple):
    """Stuck positions with so many tiles unseen; column c is for c + 1 rescues left."""

    unseen: int
    largest: int  # the largest hand; with a larger one no rescue is left
    first: Ints  # per class of lines its first row; then by the rank of the hand
    low: Ints
    high: Ints  # empty where counts have one word


class Between(NamedTuple):
    """Positions between hands: a row per class of lines; column c is for c rescues left."""

    low: Ints
    high: Ints


class Room(NamedTuple):
    """Room to work in."""

    hand: Ints
    tile_of: Ints
    local: Ints
    seen: NDArray[np.uint16]
    queue: Ints
    laid: Ints
    here: Ints
    there: Ints
    mask_here: Ints
    mask_there: Ints
    picked: Ints
    low: Ints
    high: Ints


@compiled()
def _moved(mask: int, by: int, move: NDArray[np.int32]) -> Any:
    return (
        move[by, 0, mask & 127]
        | move[by, 1, (mask >> 7) & 127]
        | move[by, 2, (mask >> 14) & 127]
        | move[by, 3, (mask >> 21) & 127]
    )


@compiled()
def class_of(laid: int, ring: int, tables: Tables) -> Any:
    """The class of a line, and the two renamings that lead to the one that stands for all."""
    edges = tables.tiles - tables.numbers
    simple = laid & ((1 << edges) - 1)
    by = tables.graph_by[simple]
    doubles = _moved(laid, by, tables.move) >> edges
    graph = tables.graph[simple]
    at = (doubles << 3) | tables.number_to[by, ring]
    return tables.line[graph, at], by, tables.line_by[graph, at]


@compiled()
def _rank(places: int, tables: Tables) -> Any:
    """The number of a hand among all of its size that are stuck at a line."""
    low = places & ((1 << HALF) - 1)
    return tables.rank_low[low] + tables.rank_high[tables.count_low[low], places >> HALF]


@compiled()
def _next_choice(picked: Ints, size: int) -> int:
    """The next choice in the order of ranks; picked[size] is how many there are to choose from.

    Returns the highest place changed, or `size` after the last choice.
    """
    i = 0
    while i < size and picked[i] + 1 == picked[i + 1]:
        picked[i] = i
        i += 1
    if i < size:
        picked[i] += 1
    return i


@compiled()
def _push(
    used: int, kept: int, other: int, count: int, laid: int, pushed: int, room: Room
) -> int:  # fmt: skip
    """Put a position into the queue unless it was there; returns how many there are.

    What is laid says what the ends are, unless they are equal: `seen` has a bit per number for
    those, and one more for the only pair of different ends.
    """
    bit = np.uint16(1 << other if other == kept else 1 << 15)
    if room.seen[used] & bit:
        return pushed
    room.seen[used] |= bit
    room.queue[pushed] = used | (kept << _END) | (other << (_END + 4)) | (count << _COUNT)
    room.laid[pushed] = laid
    return pushed + 1


@compiled()
def _lay_one(
    tile: int, used: int, x: int, y: int, count: int, laid: int, pushed: int,
    tables: Tables, room: Room,
) -> int:  # fmt: skip
    """Push what one gets by laying a tile at either end, with either half."""
    for way in range(4):
        half = tables.halves[tile, way & 1]
        other = tables.halves[tile, 1 - (way & 1)]
        if half == (x if way & 2 else y):
            kept = y if way & 2 else x
            pushed = _push(used, kept, other, count, laid | (1 << tile), pushed, room)
    return pushed


@compiled()
def _keep(row: int, c: int, low: int, high: int, wide: bool, room: Room) -> None:
    """The better one of this count and the best so far."""
    if not wide:
        room.low[row, c] = max(room.low[row, c], low + (high << WORD))
    elif high > room.high[row, c] or (high == room.high[row, c] and low > room.low[row, c]):
        room.high[row, c] = high
        room.low[row, c] = low


@compiled()
def _keep_stuck(row: int, source: int, layer: Layer, room: Room) -> None:
    """Be stuck at row `source` of the layer. Without a rescue left (column 0) that is lost."""
    narrow = layer.high.shape[0] == 0
    last = layer.low.shape[1]
    for c in range(1, room.low.shape[1]):
        # More rescues than tiles help no more.
        at = min(c, last) - 1
        low = layer.low[source, at]
        if narrow:
            _keep(row, c, low & LOW, low >> WORD, True, room)
        else:
            _keep(row, c, low, layer.high[source, at], True, room)


@compiled()
def _stop(
    laid: int, ring: int, used: int, stuck: int, picks: int, wide: bool,
    before: Layer, between: Between, tables: Tables, room: Room,
) -> None:  # fmt: skip
    """Here every hand stops that has `used` laid and `picks` tiles out of `stuck` left."""
    line, by, then_by = class_of(laid, ring, tables)
    if picks == 0:
        row = _rank(used, tables)
        for c in range(room.low.shape[1]):
            _keep(row, c, between.low[line, c], between.high[line, c], wide, room)
        return
    columns = room.low.shape[1]
    if before.low.shape[1] == 0:
        return
    count = 0
    p = 0
    while stuck >> p:
        if (stuck >> p) & 1:
            tile = tables.tile_to[then_by, tables.tile_to[by, room.tile_of[p]]]
            room.here[count] = 1 << p
            room.there[count] = 1 << tables.place[line, tile]
            count += 1
        p += 1
    if count < picks:
        return
    for j in range(picks):
        room.picked[j] = j
    room.picked[picks] = count
    # Masks of the tiles picked from the i-th on, by their places at this line and at that one.
    room.mask_here[picks] = used
    room.mask_there[picks] = 0
    i = picks - 1
    while True:
        while i >= 0:
            room.mask_here[i] = room.mask_here[i + 1] | room.here[room.picked[i]]
            room.mask_there[i] = room.mask_there[i + 1] | room.there[room.picked[i]]
            i -= 1
        row = _rank(room.mask_here[0], tables)
        source = before.first[line] + _rank(room.mask_there[0], tables)
        if wide:
            _keep_stuck(row, source, before, room)
        else:
            # The loop that takes the time: thousands of millions of rounds for double-six.
            for c in range(1, columns):
                room.low[row, c] = max(room.low[row, c], before.low[source, c - 1])
        i = _next_choice(room.picked, picks)
        if i == picks:
            return


@compiled()
def _after_rescue(
    line: int, drawn: int, size: int, wide: bool,
    before: Layer, between: Between, tables: Tables, room: Room,
) -> None:  # fmt: skip
    """For every hand of this size stuck at this line: its best when a rescue brings this tile.

    Not hand by hand: every way to lay some tiles is walked once, for all the hands that hold them
    and otherwise only tiles that do not fit afterwards.
    """
    free = tables.free[line]
    rows = tables.choose[free, size]
    room.low[:rows] = 0
    if wide:
        room.high[:rows] = 0
    room.local[:] = 0
    for tile in range(tables.tiles):
        p = tables.place[line, tile]
        if p >= 0:
            room.tile_of[p] = tile
            room.local[tables.halves[tile, 0]] |= 1 << p
            room.local[tables.halves[tile, 1]] |= 1 << p
    everything = (1 << free) - 1
    # The tile drawn is laid first, since no other fits.
    pushed = _lay_one(
        drawn, 0, tables.ends[line, 0], tables.ends[line, 1], 0, tables.laid[line], 0, tables, room
    )
    at = 0
    while at < pushed:
        used = room.queue[at] & _TILES
        x = (room.queue[at] >> _END) & 15
        y = (room.queue[at] >> (_END + 4)) & 15
        count = room.queue[at] >> _COUNT
        laid = room.laid[at]
        at += 1
        fits = everything & ~used & (room.local[x] | room.local[y])
        stuck = everything & ~used & ~fits
        ring = x if x == y else NO_RING
        _stop(laid, ring, used, stuck, size - count, wide, before, between, tables, room)
        if count == size:
            continue
        for p in range(free):
            if (fits >> p) & 1:
                after = used | (1 << p)
                tile = room.tile_of[p]
                pushed = _lay_one(tile, after, x, y, count + 1, laid, pushed, tables, room)
    for i in range(pushed):
        room.seen[room.queue[i] & _TILES] = 0


@compiled()
def _still_stuck(line: int, size: int, layer: Layer, before: Layer, tables: Tables) -> None:
    """Add what a rescue is worth that does not fit either: still stuck, with a tile more."""
    free = tables.free[line]
    wide = layer.high.shape[0] > 0
    narrow = before.high.shape[0] == 0
    picked = np.empty(size + 1, np.int64)
    for i in range(size):
        picked[i] = i
    picked[size] = free
    row = layer.first[line]
    while True:
        # The rank of the hand with a tile at p: tiles above p count one place further.
        above = 0
        for i in range(size):
            above += tables.choose[picked[i], i + 2]
        below = 0
        i = 0
        for p in range(free):
            if picked[i] == p:
                above -= tables.choose[p, i + 2]
                below += tables.choose[p, i + 1]
                i += 1
                continue
            source = before.first[line] + below + tables.choose[p, i + 1] + above
            for c in range(1, layer.low.shape[1]):
                low = before.low[source, c - 1]
                if not wide:
                    layer.low[row, c] += low
                elif narrow:
                    layer.low[row, c] += low & LOW
                    layer.high[row, c] += low >> WORD
                else:
                    layer.low[row, c] += low
                    layer.high[row, c] += before.high[source, c - 1]
        row += 1
        if _next_choice(picked, size) == size:
            return


@compiled()
def stuck_layer(
    lines: Ints, layer: Layer, before: Layer, between: Between, tables: Tables, room: Room
) -> None:
    """Fill the rows of these classes of lines: the sum over the tiles that a rescue may bring.

    `before` is the layer with a tile less unseen, and `between` knows the lines with that many.
    """
    columns = layer.low.shape[1]
    wide = layer.high.shape[0] > 0
    for line in lines:
        free = tables.free[line]
        size = tables.tiles - layer.unseen - tables.size[line]
        if size < free and size < before.largest and columns > 1:
            _still_stuck(line, size, layer, before, tables)
        first = layer.first[line]
        rows = tables.choose[free, size]
        fitting = tables.shows[tables.ends[line, 0]] | tables.shows[tables.ends[line, 1]]
        for tile in range(tables.tiles):
            if not (fitting >> tile) & 1 or (tables.laid[line] >> tile) & 1:
                continue
            _after_rescue(line, tile, size, wide, before, between, tables, room)
            for row in range(rows):
                for c in range(columns):
                    layer.low[first + row, c] += room.low[row, c]
                    if wide:
                        layer.high[first + row, c] += room.high[row, c]
        if wide:
            for row in range(first, first + rows):
                for c in range(columns):
                    layer.high[row, c] += layer.low[row, c] >> WORD
                    layer.low[row, c] &= LOW


@compiled()
def _lay_hand(
    line: int, size: int, layer: Layer, between: Between, tables: Tables, room: Room
) -> None:
    """Lay this hand in every way as far as it goes; the best of its stops is put in row 0."""
    room.low[0] = 0
    room.high[0] = 0
    room.local[:] = 0
    for i in range(size):
        for half in range(2):
            room.local[tables.halves[room.hand[i], half]] |= 1 << i
    pushed = _push(
        0, tables.ends[line, 0], tables.ends[line, 1], 0, tables.laid[line], 0, room
    )  # fmt: skip
    at = 0
    while at < pushed:
        used = room.queue[at] & _TILES
        x = (room.queue[at] >> _END) & 15
        y = (room.queue[at] >> (_END + 4)) & 15
        laid = room.laid[at]
        at += 1
        rest = ~used & ((1 << size) - 1)
        fits = rest & (room.local[x] | room.local[y])
        for i in range(size):
            if (fits >> i) & 1:
                tile = room.hand[i]
                pushed = _lay_one(tile, used | (1 << i), x, y, 0, laid, pushed, tables, room)
        if fits:
            continue
        reached, by, then_by = class_of(laid, x if x == y else NO_RING, tables)
        if rest == 0:
            for c in range(room.low.shape[1]):
                _keep(0, c, between.low[reached, c], between.high[reached, c], True, room)
        elif layer.low.shape[1] > 0:
            places = 0
            for i in range(size):
                if (rest >> i) & 1:
                    tile = tables.tile_to[then_by, tables.tile_to[by, room.hand[i]]]
                    places |= 1 << tables.place[reached, tile]
            _keep_stuck(0, layer.first[reached] + _rank(places, tables), layer, room)
    for i in range(pushed):
        room.seen[room.queue[i] & _TILES] = 0


@compiled()
def between_hands(
    lines: Ints, hand_size: int, layer: Layer, between: Between, tables: Tables, room: Room
) -> None:
    """Fill the rows of lines with a full hand to draw: the sum over the hands that may come.

    `layer` has the stuck positions after a hand was drawn, `between` knows those laid out.
    """
    columns = between.low.shape[1]
    orders = 1
    for i in range(2, hand_size + 1):
        orders *= i
    left = np.empty(tables.tiles, np.int64)
    picked = np.empty(hand_size + 1, np.int64)
    low = np.empty(columns, np.int64)
    high = np.empty(columns, np.int64)
    for line in lines:
        count = 0
        for tile in range(tables.tiles):
            if not (tables.laid[line] >> tile) & 1:
                left[count] = tile
                count += 1
        low[:] = 0
        high[:] = 0
        for i in range(hand_size):
            picked[i] = i
        picked[hand_size] = count
        more = True
        while more:
            for i in range(hand_size):
                room.hand[i] = left[picked[i]]
            _lay_hand(line, hand_size, layer, between, tables, room)
            for c in range(columns):
                low[c] += room.low[0, c]
                high[c] += room.high[0, c] + (low[c] >> WORD)
                low[c] &= LOW
            more = _next_choice(picked, hand_size) < hand_size
        for c in range(columns):
            between.high[line, c] = high[c] * orders + ((low[c] * orders) >> WORD)
            between.low[line, c] = (low[c] * orders) & LOW

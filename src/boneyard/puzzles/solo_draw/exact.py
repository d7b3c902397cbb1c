"""Solo 2 with double-six solved exactly, by the book and with rescues: chances as fractions.

There are two kinds of positions. *Between hands* the line decides everything: its class (see
`lines`) and the rescues left. *Stuck* in a hand one also needs to know which tiles are left in
it. What is unseen is what is neither laid nor held. We go from few tiles unseen to many: a stuck
position is the mean over the tiles a rescue may bring, and then the best way to go on; a position
between hands the mean over all hands that may be drawn. All numbers of rescues are done at once.

With double-six there are 32,217 classes of lines and 63 million of stuck positions, but only the
layer with a tile less unseen is needed to compute the next, so two layers are kept, 1.5 GB at most.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from math import factorial
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from boneyard.puzzles.solo_draw.exact_kernel import Between, Ints, Layer, Room, Tables

Progress = Callable[[int, int], None]
"""Told how many tiles are unseen in the layer that was just solved, and in the last one."""


class Solved(msgspec.Struct, frozen=True):
    """Best play for every line between hands and every number of rescues up to the one asked."""

    tables: Tables
    between: Between

    def wins(self, line: int, rescue: int) -> int:
        """In how many orders of the tiles unseen best play wins, between hands at this line."""
        from boneyard.puzzles.solo_draw.exact_kernel import WORD

        return (int(self.between.high[line, rescue]) << WORD) + int(self.between.low[line, rescue])

    def chances(self) -> tuple[Fraction, ...]:
        """The chance before a tile is turned up, with 0, 1, 2 … rescues."""
        tiles, numbers = self.tables.tiles, self.tables.numbers
        one_tile = [line for line, size in enumerate(self.tables.size) if size == 1]
        found = []
        for rescue in range(self.between.low.shape[1]):
            won = 0
            for line in one_tile:
                x, y = self.tables.ends[line]
                alike = numbers if x == y else tiles - numbers
                won += alike * self.wins(line, rescue)
            found.append(Fraction(won, tiles * factorial(tiles - 1)))
        return tuple(found)


def exact_chance(n: int, hand_size: int, rescue: int = 0) -> Fraction:
    """The chance of winning with best play, before the first tile is turned up."""
    return solve(n, hand_size, rescue).chances()[rescue]


def solve(
    n: int,
    hand_size: int,
    rescues: int,
    progress: Progress | None = None,
    *,
    threads: int | None = None,
) -> Solved:
    """Best play with the double-n set for up to so many rescues, by all cores there are.

    A position with m tiles unseen has had tiles - 1 - m drawn: hands, and rescues. So with few
    rescues not all layers occur, nor large hands, nor all numbers of rescues left.
    """
    import numpy as np

    from boneyard.puzzles.solo_draw import exact_kernel as kernel
    from boneyard.puzzles.solo_draw.lines import tables as tables_of

    tables = tables_of(n + 1)
    threads = threads or os.cpu_count() or 1
    lines = len(tables.laid)
    between = kernel.Between(*(np.zeros((lines, rescues + 1), np.int64) for _ in range(2)))
    for unseen in range(hand_size):
        between.low[tables.size == tables.tiles - unseen] = factorial(unseen)
    last = tables.tiles - 1 - hand_size
    before: Layer | None = None
    for unseen in range(last + 1):
        # The fewest rescues that can have been drawn here, and the most with one still left.
        fewest = (last - unseen) % hand_size
        most = min(rescues - 1, last - unseen)
        most -= (most - fewest) % hand_size
        columns = max(0, min(unseen, rescues - fewest))
        layer = _new_layer(unseen, hand_size + most if columns else 0, columns, tables)
        if columns:
            assert before is not None, "a layer with rescues has tiles unseen"
            rows = np.diff(layer.first)
            rooms = [_room(tables, int(rows.max()), columns) for _ in range(threads)]
            stuck = (layer, before, between, tables)
            _in_threads(kernel.stuck_layer, np.flatnonzero(rows), stuck, rooms)
        drawn_from = unseen + hand_size
        used = (last - drawn_from) % hand_size
        if (drawn_from <= last and used <= rescues) or drawn_from == tables.tiles - 1:
            laid = np.flatnonzero(tables.size == tables.tiles - drawn_from)
            rooms = [_room(tables, 1, rescues + 1) for _ in range(threads)]
            drawn = (hand_size, layer, between, tables)
            _in_threads(kernel.between_hands, laid, drawn, rooms)
        if progress is not None:
            progress(unseen, last)
        before = layer
    return Solved(tables, between)


def _in_threads(
    work: Callable[..., None], lines: Ints, given: tuple[object, ...], rooms: Sequence[Room]
) -> None:
    """Every thread has some of the lines, and a room of its own; all write to rows of their own."""
    with ThreadPoolExecutor(len(rooms)) as pool:
        for done in [
            # A copy: Numba would compile once more for numbers that do not lie side by side.
            pool.submit(work, lines[at :: len(rooms)].copy(), *given, room)
            for at, room in enumerate(rooms)
        ]:
            done.result()


def _new_layer(unseen: int, largest: int, columns: int, tables: Tables) -> Layer:
    """Room for the stuck positions with so many tiles unseen and hands up to this size."""
    import numpy as np

    from boneyard.puzzles.solo_draw import exact_kernel as kernel

    size = tables.tiles - unseen - tables.size
    stuck = (size >= 1) & (size <= tables.free) & (size <= largest)
    rows = np.where(stuck, tables.choose[tables.free, np.where(stuck, size, 0)], 0)
    first = np.concatenate([[0], np.cumsum(rows)])
    shape = (int(first[-1]), columns)
    high = shape if unseen > kernel.NARROW else (0, 0)
    return kernel.Layer(unseen, largest, first, np.zeros(shape, np.int64), np.zeros(high, np.int64))


def _room(tables: Tables, rows: int, columns: int) -> Room:
    import numpy as np

    from boneyard.puzzles.solo_draw import exact_kernel as kernel

    def ints(*shape: int) -> kernel.Ints:
        return np.zeros(shape, np.int64)

    # Hands have no more tiles than are free; positions fewer than sets of tiles, by parity.
    held = int(tables.free.max())
    positions = 1 << max(held, 8)
    best = (max(rows, 1), columns)
    return kernel.Room(
        hand=ints(held + 1),
        tile_of=ints(held + 1),
        local=ints(16),
        seen=np.zeros(positions, np.uint16),
        queue=ints(positions),
        laid=ints(positions),
        here=ints(held + 1),
        there=ints(held + 1),
        mask_here=ints(held + 1),
        mask_there=ints(held + 1),
        picked=ints(held + 2),
        low=ints(*best),
        high=ints(*best),
    )

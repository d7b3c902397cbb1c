"""Solo 2 by the book with double-six: the exact chance of every line between hands, from a table.

By the book there are only 6,426 classes of lines (see `lines`), with 22, 17, 12 or 7 tiles
unseen. `python -m boneyard.puzzles.bench book` solves the game in some ten seconds and writes
the table anew; `make test-deep` does the same and compares. Looking a line up needs no compiler:
of all ways to rename its numbers the one with the smallest code stands for all.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from itertools import permutations
from math import factorial
from typing import TYPE_CHECKING

from boneyard.tiles import Tile, TileSet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from boneyard.puzzles.solo_draw.exact import Solved
    from boneyard.puzzles.solo_draw.exact_kernel import Tables

FILE = "book.npz"
SET = 6
HAND_SIZE = 5
NUMBERS = SET + 1
DECK = TileSet.double(SET)
# In a code: a bit per tile (a-b at a (a + 1) / 2 + b with a not less than b), and above them the
# number of a ring, or NO_RING.
NO_RING = 7


def chance(ends: tuple[int, int], unseen: Iterable[Tile]) -> float | None:
    """The chance of best play between hands; None if no line of double-six looks like that."""
    import numpy as np

    rest = frozenset(unseen)
    if len(rest) < HAND_SIZE:
        return 1.0
    laid = [tile for tile in DECK if tile not in rest]
    if len(laid) + len(rest) != len(DECK) or not _is_line(laid, ends):
        return None
    code = smallest_code(frozenset(laid), ends[0] if ends[0] == ends[1] else NO_RING)
    codes, chances = _table()
    at = int(np.searchsorted(codes, code))
    return float(chances[at]) if at < len(codes) and codes[at] == code else None


def _is_line(laid: list[Tile], ends: tuple[int, int]) -> bool:
    """Can these tiles form a line with these ends?"""
    halves = [half for tile in laid for half in tile]
    odd = [v for v in range(NUMBERS) if halves.count(v) % 2]
    x, y = ends
    if odd != ([] if x == y else sorted(ends)) or x not in halves or y not in halves:
        return False
    reached = {x}
    while more := {half for tile in laid if set(tile) & reached for half in tile} - reached:
        reached |= more
    return reached == set(halves)


@lru_cache(maxsize=100_000)
def smallest_code(laid: frozenset[Tile], ring: int) -> int:
    """The smallest code of a line over all ways to rename its numbers."""

    rings, tiles = _renamed()
    codes = rings[ring].copy()
    for tile in laid:
        codes |= tiles[tile]
    return int(codes.min())


@cache
def _renamed() -> tuple[NDArray[np.int64], dict[Tile, NDArray[np.int64]]]:
    """What every ring and every tile adds to a code, under each way to rename the numbers."""
    import numpy as np

    renamed = np.array(list(permutations(range(NUMBERS))), dtype=np.int64).T
    rings = np.vstack([renamed, np.full(renamed.shape[1], NO_RING)]) << len(DECK)
    tiles = {}
    for tile in DECK:
        a = np.maximum(renamed[tile.high], renamed[tile.low])
        b = np.minimum(renamed[tile.high], renamed[tile.low])
        tiles[tile] = np.int64(1) << (a * (a + 1) // 2 + b)
    return rings, tiles


@cache
def _table() -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    import numpy as np

    data = (files("boneyard.puzzles.solo_draw") / FILE).read_bytes()
    with np.load(BytesIO(data), allow_pickle=False) as kept:
        return kept["codes"], kept["chances"]


def table_of(solved: Solved) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """The table, from the game solved without rescues."""
    import numpy as np

    tables, found = solved.tables, {}
    for line, size in enumerate(tables.size.tolist()):
        unseen = len(DECK) - size
        if unseen % HAND_SIZE != (len(DECK) - 1) % HAND_SIZE or not HAND_SIZE <= unseen < 27:
            continue
        found[code_of(tables, line)] = solved.wins(line, 0) / factorial(unseen)
    codes = sorted(found)
    return np.array(codes, np.int64), np.array([found[code] for code in codes])


def code_of(tables: Tables, line: int) -> int:
    """The smallest code of a line of solo_lines."""
    pairs = [pair for t, pair in enumerate(tables.halves) if (tables.laid[line] >> t) & 1]
    x, y = map(int, tables.ends[line])
    laid = frozenset(Tile.of(int(a), int(b)) for a, b in pairs)
    return smallest_code(laid, x if x == y else NO_RING)

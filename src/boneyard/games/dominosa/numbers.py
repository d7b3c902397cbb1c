"""Numbers of one's own: a rectangle of them as plain text, and whether it is a problem at all.

One line a row, numbers parted by spaces or commas, or as digits without any up to double-nine; in a
record, where everything stands in one line, rows are parted by `/`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from boneyard.core.options import BadText
from boneyard.core.reading import whole
from boneyard.families.puzzle import Pair, pairs_of
from boneyard.games.dominosa.rectangles import LONGEST
from boneyard.tiles import Tile

Rows: TypeAlias = tuple[tuple[int, ...], ...]

LARGEST_SET = 18
BRANCHES = 3_000
"""Tried to find a solution, in less than half a second; where that is not enough, the numbers are
taken as they are."""


@lru_cache(maxsize=64)
def canonical(text: str) -> str:
    """The numbers in one line, after everything that can be wrong with them was looked at; raises
    BadText. No text at all is fine: then a problem is drawn."""
    if not text.strip():
        return ""
    rows = read(text)
    if _solvable(rows) is False:
        raise BadText("these numbers have no solution", "numbers-no-solution")
    return written(rows)


def written(rows: Rows) -> str:
    return " / ".join(" ".join(map(str, row)) for row in rows)


def read(text: str) -> Rows:
    """The rectangle of a full set; raises BadText, which says what to change."""
    lines = [line.replace(",", " ").split() for line in text.replace("/", "\n").splitlines()]
    words = [line for line in lines if line]
    if all(len(line) == 1 and line[0].isascii() and line[0].isdigit() for line in words):
        words = [list(line[0]) for line in words]
    for at, line in enumerate(words, 1):
        for word in line:
            if whole(word) is None:
                shown = word[:12]
                raise BadText(
                    f"row {at}: {shown!r} is not a number", "numbers-no-number", row=at, word=shown
                )
    rows = tuple(tuple(int(word) for word in line) for line in words)
    _check(rows)
    return rows


def _check(rows: Rows) -> None:
    columns = len(rows[0])
    for at, row in enumerate(rows, 1):
        if len(row) != columns:
            raise BadText(
                f"row 1 has {columns} numbers, row {at} has {len(row)}; write a rectangle",
                "numbers-no-rectangle", row=at, count=len(row), first=columns,
            )  # fmt: skip
    if not 2 <= min(len(rows), columns) <= max(len(rows), columns) <= LONGEST:
        raise BadText(
            f"{len(rows)} rows of {columns} cannot be shown; write 2 to {LONGEST} of each",
            "numbers-no-shape", rows=len(rows), columns=columns, most=LONGEST,
        )  # fmt: skip
    cells = len(rows) * columns
    n = next((n for n in range(1, LARGEST_SET + 1) if (n + 1) * (n + 2) == cells), None)
    if n is None:
        raise BadText(
            f"{cells} numbers fill no set; double-six has 56, double-nine 110",
            "numbers-no-set", count=cells,
        )  # fmt: skip
    counts = Counter(number for row in rows for number in row)
    for number in sorted(counts.keys() | set(range(n + 1))):
        if number > n or counts[number] != n + 2:
            wanted = n + 2 if number <= n else 0
            raise BadText(
                f"{number} occurs {counts[number]} times; in double-{n} it should be {wanted}",
                "numbers-no-full-set", number=number, count=counts[number], wanted=wanted, set=n,
            )  # fmt: skip


# -- is there a solution? ------------------------------------------------------------------------


def _solvable(rows: Rows) -> bool | None:
    """Whether all tiles can be laid so; None: that takes too long to find out."""
    cells = frozenset((row, column) for row in range(len(rows)) for column in range(len(rows[0])))
    pairs = pairs_of(cells)
    # Tiles by their names: a tile and a cell may be equal as pairs of numbers.
    takes = [(*pair, str(_tile(rows, pair))) for pair in pairs]
    places: dict[object, int] = {}
    for number, taken in enumerate(takes):
        for one in taken:
            places[one] = places.get(one, 0) | 1 << number
    if len(places) < len(cells) * 3 // 2:
        return False  # a tile that lies nowhere
    rivals = [
        (places[a] | places[b] | places[tile]) & ~(1 << number)
        for number, (a, b, tile) in enumerate(takes)
    ]
    left = BRANCHES
    waiting = [((1 << len(pairs)) - 1, list(places))]
    while waiting:
        open_, todo = waiting.pop()
        settled = _settle(open_, todo, takes, places, rivals)
        if settled is None:
            continue
        fewest = min(
            (ways for mask in places.values() if (ways := mask & settled) & (ways - 1)),
            key=int.bit_count,
            default=0,
        )
        if not fewest:
            return True
        left -= 1
        if left < 0:
            return None
        while fewest:
            lowest = fewest & -fewest
            fewest ^= lowest
            gone = rivals[lowest.bit_length() - 1] & settled
            waiting.append((settled & ~gone, _touched(gone, takes)))
    return False


def _settle(
    open_: int,
    todo: list[object],
    takes: Sequence[tuple[object, ...]],
    places: dict[object, int],
    rivals: list[int],
) -> int | None:
    """Lay what has one place left, as long as there is such; None: something has none."""
    for one in todo:  # grows while we go through it
        ways = places[one] & open_
        if not ways:
            return None
        if not ways & (ways - 1):
            gone = rivals[ways.bit_length() - 1] & open_
            if gone:
                open_ &= ~gone
                todo += _touched(gone, takes)
    return open_


def _touched(gone: int, takes: Sequence[tuple[object, ...]]) -> list[object]:
    """The cells and tiles that lost a place."""
    touched: list[object] = []
    while gone:
        lowest = gone & -gone
        gone ^= lowest
        touched += takes[lowest.bit_length() - 1]
    return touched


def _tile(rows: Rows, pair: Pair) -> Tile:
    (a, b), (c, d) = pair
    return Tile.of(rows[a][b], rows[c][d])

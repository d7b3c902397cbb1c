"""The domino square (`quadrille`): all solutions, checks, hints, completions (S, L).

Set 6 has 56 halves, eight of each number, so the fourteen blocks show every number twice. A tile
inside a block is a double; a tile across two blocks shows their two numbers. So it is enough to
look at the tiles as edges between blocks: two blocks are never joined by two tiles, no block holds
two tiles, and pairing up the blocks (one number per pair) must give every pair of numbers once.
Few tilings of the figure are left, and few pairings of each: `layouts()` has them all, with the
numbers not yet named. Everything else here is asked of that list. docs/quadrille.md explains it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import factorial
from typing import Literal, NamedTuple

import msgspec

from boneyard.tiles import Tile, TileSet

Cell = tuple[int, int]
Domino = tuple[Cell, Cell]

SET = 6
NUMBERS = SET + 1
# The upper left cell of every block, row by row.
BLOCKS: tuple[Cell, ...] = tuple(
    (top, left)
    for top, lefts in ((0, (0, 2, 4, 6)), (2, (1, 3, 5)), (4, (1, 3, 5)), (6, (0, 2, 4, 6)))
    for left in lefts
)
BLOCK_OF: dict[Cell, int] = {
    (top + down, left + right): block
    for block, (top, left) in enumerate(BLOCKS)
    for down in (0, 1)
    for right in (0, 1)
}
CELLS: tuple[Cell, ...] = tuple(sorted(BLOCK_OF))
TILES = TileSet.double(SET)

Symmetry = Literal["same", "left-right", "upside-down", "half-turn"]
SYMMETRIES: tuple[Symmetry, ...] = ("same", "left-right", "upside-down", "half-turn")


class Layout(NamedTuple):
    """Where the 28 tiles lie, and which two blocks show the same number; numbers not named."""

    dominoes: frozenset[Domino]
    pairs: frozenset[tuple[int, int]]


class Placed(NamedTuple):
    """A tile in the figure: the cell under its higher half, and the one under its lower half."""

    tile: Tile
    high: Cell
    low: Cell

    @property
    def domino(self) -> Domino:
        return (self.high, self.low) if self.high < self.low else (self.low, self.high)


Problem = Literal[
    "not-in-set", "off-figure", "not-neighbours", "cell-taken", "tile-twice", "mixed-block",
    "third-block",
]  # fmt: skip


class Fault(msgspec.Struct, frozen=True):
    """What is wrong, the tiles that cause it (as indices), and the blocks or cells it shows in."""

    problem: Problem
    placed: tuple[int, ...]
    cells: tuple[Cell, ...] = ()


class Hint(msgspec.Struct, frozen=True):
    """Lay this tile, or take this one back: it is not in the nearest solution."""

    action: Literal["lay", "take-back"]
    placed: Placed


class Senses(msgspec.Struct, frozen=True):
    """One kind of solution, counted in every sense."""

    all: int
    up_to_renaming: int
    up_to_half_turn: int
    up_to_symmetry: int
    up_to_both: int


class Counts(msgspec.Struct, frozen=True):
    """`layouts`: numbers and tiles. `patterns`: the numbers alone, however the tiles lie."""

    layouts: Senses
    patterns: Senses
    tilings: int


def show(placed: Sequence[Placed]) -> str:
    """The figure as text; a dot is an empty cell."""
    number = {p.high: p.tile.high for p in placed} | {p.low: p.tile.low for p in placed}
    lines = []
    for row in range(8):
        cells = [
            str(number.get((row, column), ".")) if (row, column) in BLOCK_OF else " "
            for column in range(8)
        ]
        lines.append(" ".join(cells).rstrip())
    return "\n".join(lines)


def check(placed: Sequence[Placed]) -> tuple[Fault, ...]:
    """Everything the rules forbid about these tiles; empty for any part of a solution."""
    faults: list[Fault] = []
    on_cell: dict[Cell, list[int]] = {}
    of_tile: dict[Tile, list[int]] = {}
    shown: dict[int, dict[int, set[int]]] = {}
    for index, (tile, high, low) in enumerate(placed):
        if tile not in TILES:
            faults.append(Fault("not-in-set", (index,)))
        outside = tuple(cell for cell in (high, low) if cell not in BLOCK_OF)
        if outside:
            faults.append(Fault("off-figure", (index,), outside))
        if abs(high[0] - low[0]) + abs(high[1] - low[1]) != 1:
            faults.append(Fault("not-neighbours", (index,), (high, low)))
        of_tile.setdefault(tile, []).append(index)
        for cell, half in ((high, tile.high), (low, tile.low)):
            on_cell.setdefault(cell, []).append(index)
            if cell in BLOCK_OF:
                shown.setdefault(BLOCK_OF[cell], {}).setdefault(half, set()).add(index)
    for cell, users in on_cell.items():
        if len(users) > 1:
            faults.append(Fault("cell-taken", tuple(users), (cell,)))
    for users in of_tile.values():
        if len(users) > 1:
            faults.append(Fault("tile-twice", tuple(users)))
    blocks_of: dict[int, list[int]] = {}
    for block, by_number in sorted(shown.items()):
        if len(by_number) > 1:
            causes = sorted(set().union(*by_number.values()))
            faults.append(Fault("mixed-block", tuple(causes), (BLOCKS[block],)))
        for number in by_number:
            blocks_of.setdefault(number, []).append(block)
    for number, blocks in blocks_of.items():
        # Eight halves of a number fill two blocks.
        if len(blocks) > 2:
            causes = sorted(set().union(*(shown[block][number] for block in blocks)))
            corners = tuple(BLOCKS[block] for block in blocks)
            faults.append(Fault("third-block", tuple(causes), corners))
    return tuple(faults)


def solved(placed: Sequence[Placed]) -> bool:
    return len(placed) == len(TILES) and not check(placed)


def complete(placed: Sequence[Placed]) -> tuple[Placed, ...] | None:
    """A solution that contains these tiles, or None: then there is provably none."""
    for layout in layouts():
        names = _names(layout, placed)
        if names is not None:
            return _name(layout, names)
    return None


def completions(placed: Sequence[Placed]) -> int:
    """How many solutions (numbers and tiles) contain these tiles."""
    total = 0
    for layout in layouts():
        names = _names(layout, placed)
        if names is not None:
            total += factorial(NUMBERS - len(names))
    return total


def hint(placed: Sequence[Placed]) -> Hint | None:
    """The next tile of a solution; or, if none is left, a tile to take back. None when solved."""
    solution = complete(placed)
    if solution is not None:
        have = {p.tile for p in placed}
        missing = [p for p in solution if p.tile not in have]
        # Next to what lies already, so that the player sees how it follows.
        lying = {BLOCK_OF[cell] for p in placed for cell in p.domino}
        missing.sort(key=lambda p: (-sum(BLOCK_OF[c] in lying for c in p.domino), p.domino))
        return Hint("lay", missing[0]) if missing else None
    kept = _largest_part(placed)
    return Hint("take-back", next(p for p in reversed(placed) if p not in kept))


def count() -> Counts:
    """Every number there is to say about the figure."""
    found = layouts()
    patterns = {layout.pairs for layout in found}
    return Counts(
        layouts=_senses(
            {symmetry: [_moved(layout, symmetry) for layout in found] for symmetry in SYMMETRIES},
            {
                symmetry: sum(
                    _moved(layout, symmetry) == layout and _keeps_pairs(layout.pairs, symmetry)
                    for layout in found
                )
                for symmetry in SYMMETRIES
            },
        ),
        patterns=_senses(
            {symmetry: [_moved_pairs(p, symmetry) for p in patterns] for symmetry in SYMMETRIES},
            {symmetry: sum(_keeps_pairs(p, symmetry) for p in patterns) for symmetry in SYMMETRIES},
        ),
        tilings=len({layout.dominoes for layout in found}),
    )


@lru_cache(maxsize=1)
def layouts() -> tuple[Layout, ...]:
    """Every solution once, its numbers not named."""
    found = []
    for dominoes in _tilings():
        inside = [0] * len(BLOCKS)
        joined: set[tuple[int, int]] = set()
        for a, b in dominoes:
            first, second = BLOCK_OF[a], BLOCK_OF[b]
            if first == second:
                inside[first] += 1
            else:
                joined.add((min(first, second), max(first, second)))
        for pairs in _pairings(tuple(range(len(BLOCKS))), (), inside, joined):
            found.append(Layout(frozenset(dominoes), frozenset(pairs)))
    return tuple(found)


def _tilings() -> Iterator[tuple[Domino, ...]]:
    """Ways to cover the figure that no choice of numbers rules out at once."""
    # Two tiles inside a block would be the same double; two tiles from one block to another would
    # be equal too.
    stack: list[tuple[tuple[Domino, ...], frozenset[Cell], frozenset[tuple[int, int]]]] = [
        ((), frozenset(), frozenset())
    ]
    while stack:
        dominoes, covered, joins = stack.pop()
        cell = next((cell for cell in CELLS if cell not in covered), None)
        if cell is None:
            yield dominoes
            continue
        row, column = cell
        for other in ((row, column + 1), (row + 1, column)):
            if other not in BLOCK_OF or other in covered:
                continue
            join = (BLOCK_OF[cell], BLOCK_OF[other])
            if join not in joins and join[::-1] not in joins:
                stack.append(((*dominoes, (cell, other)), covered | {cell, other}, joins | {join}))


def _pairings(
    left: tuple[int, ...],
    pairs: tuple[tuple[int, int], ...],
    inside: list[int],
    joined: set[tuple[int, int]],
) -> Iterator[tuple[tuple[int, int], ...]]:
    """Put the blocks in pairs so that each two pairs are joined once, and each has one double."""
    if not left:
        yield pairs
        return
    first = left[0]
    for second in left[1:]:
        # The double lies in one of the two blocks, or across their common border.
        if inside[first] + inside[second] + ((first, second) in joined) != 1:
            continue
        if all(
            sum((min(a, b), max(a, b)) in joined for a in (first, second) for b in pair) == 1
            for pair in pairs
        ):
            rest = tuple(block for block in left[1:] if block != second)
            yield from _pairings(rest, (*pairs, (first, second)), inside, joined)


def _names(layout: Layout, placed: Sequence[Placed]) -> dict[tuple[int, int], int] | None:
    """Which pairs of blocks these tiles give a number; None if they do not fit the layout."""
    # Most layouts are out already because a tile lies differently.
    for _, high, low in placed:
        if ((high, low) if high < low else (low, high)) not in layout.dominoes:
            return None
    pair_of = {block: pair for pair in layout.pairs for block in pair}
    names: dict[tuple[int, int], int] = {}
    for tile, high, low in placed:
        for cell, half in ((high, tile.high), (low, tile.low)):
            if names.setdefault(pair_of[BLOCK_OF[cell]], half) != half:
                return None
    # Two pairs with one number, or the same tile twice (which means the same).
    if len(set(names.values())) < len(names) or not set(names.values()) <= set(range(NUMBERS)):
        return None
    return names if len({p.domino for p in placed}) == len(placed) else None


def _name(layout: Layout, names: dict[tuple[int, int], int]) -> tuple[Placed, ...]:
    """The layout with its numbers; those still free are given in order."""
    free = iter(sorted(set(range(NUMBERS)) - set(names.values())))
    number: dict[int, int] = {}
    for pair in sorted(layout.pairs):
        value = names[pair] if pair in names else next(free)
        for block in pair:
            number[block] = value
    result = []
    for a, b in sorted(layout.dominoes):
        first, second = number[BLOCK_OF[a]], number[BLOCK_OF[b]]
        high, low = (a, b) if first >= second else (b, a)
        result.append(Placed(Tile.of(first, second), high, low))
    return tuple(result)


def _largest_part(placed: Sequence[Placed]) -> set[Placed]:
    """The tiles to keep: taken in order as far as they fit one layout; the layout with most."""
    best: list[Placed] = []
    for layout in layouts():
        kept: list[Placed] = []
        for p in placed:
            if _names(layout, [*kept, p]) is not None:
                kept.append(p)
        if len(kept) > len(best):
            best = kept
    return set(best)


def _moved_cell(cell: Cell, symmetry: Symmetry) -> Cell:
    row, column = cell
    if symmetry in ("upside-down", "half-turn"):
        row = 7 - row
    if symmetry in ("left-right", "half-turn"):
        column = 7 - column
    return row, column


def _moved_pairs(
    pairs: frozenset[tuple[int, int]], symmetry: Symmetry
) -> frozenset[tuple[int, int]]:
    moved = [BLOCK_OF[_moved_cell(corner, symmetry)] for corner in BLOCKS]
    return frozenset((min(moved[a], moved[b]), max(moved[a], moved[b])) for a, b in pairs)


def _keeps_pairs(pairs: frozenset[tuple[int, int]], symmetry: Symmetry) -> bool:
    """Whether every block moves to one with the same number, so that no number changes place."""
    moved = [BLOCK_OF[_moved_cell(corner, symmetry)] for corner in BLOCKS]
    return all({moved[a], moved[b]} == {a, b} for a, b in pairs)


def _moved(layout: Layout, symmetry: Symmetry) -> Layout:
    dominoes = frozenset(
        (min(a, b), max(a, b))
        for a, b in (
            (_moved_cell(first, symmetry), _moved_cell(second, symmetry))
            for first, second in layout.dominoes
        )
    )
    return Layout(dominoes, _moved_pairs(layout.pairs, symmetry))


def _senses(moved: Mapping[Symmetry, Sequence[object]], fixed: dict[Symmetry, int]) -> Senses:
    """Count by Burnside: a class for the mean number of solutions a symmetry leaves alone.

    `fixed` says how many are left alone with their numbers named (each stands for 7! namings),
    `moved` where each goes when numbers do not matter.
    """
    same = moved["same"]
    namings = factorial(NUMBERS)
    fixed_unnamed = {
        symmetry: sum(a == b for a, b in zip(same, there, strict=True))
        for symmetry, there in moved.items()
    }
    return Senses(
        all=len(same) * namings,
        up_to_renaming=len(same),
        up_to_half_turn=(fixed["same"] + fixed["half-turn"]) * namings // 2,
        up_to_symmetry=sum(fixed.values()) * namings // len(SYMMETRIES),
        up_to_both=sum(fixed_unnamed.values()) // len(SYMMETRIES),
    )

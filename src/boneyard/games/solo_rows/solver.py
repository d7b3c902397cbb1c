"""Solo 1 (`solo-rows`): decided exactly, from any position (S, L).

The tiles lie face up in rows; only the rightmost tile of a row may be taken. What matters of a
position is how many tiles each row still holds, and the two ends of the line. The ends are nearly
given by the counts: the laid tiles are a trail, so its ends are the two numbers that stand on an
odd number of laid halves; only when there are none (the line is a ring) may the end be any number
the line shows. A deal of four rows of seven therefore has at most 8^4 * 7 positions, so we look at
all that can be reached instead of guessing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

import msgspec

from boneyard.core.chance import Rng, shuffled
from boneyard.tiles import Tile, TileSet

ROWS = 4
COLUMNS = 7

End = Literal["left", "right"]
Ends = tuple[int, int]
Rows = tuple[tuple[Tile, ...], ...]

Difficulty = Literal["easy", "medium", "hard", "expert"]


class Move(NamedTuple):
    """Take the rightmost tile of `row` and lay it at this end (the first tile: "right")."""

    row: int
    end: End


class RowsPosition(msgspec.Struct, frozen=True):
    """What is left of the rows, and the line's left and right end (None: no line yet)."""

    rows: Rows
    ends: Ends | None = None


class Analysis(msgspec.Struct, frozen=True):
    """Everything exact about a position.

    `lines` counts winning orders of moves; laying a tile left and laying it right are two moves
    unless the line's ends show the same number (then turning the line over makes them one).
    `random_chance` is how often a player wins who always makes any legal move at random.
    """

    winnable: bool
    lines: int
    moves: tuple[Move, ...]
    winning_moves: tuple[Move, ...]
    best_move: Move | None
    random_chance: float
    positions: int


def moves(position: RowsPosition) -> Iterator[tuple[Move, RowsPosition]]:
    """Every move that makes a difference, with the position after it."""
    for row, tiles in enumerate(position.rows):
        if not tiles:
            continue
        tile = tiles[-1]
        rows = (*position.rows[:row], tiles[:-1], *position.rows[row + 1 :])
        if position.ends is None:
            yield Move(row, "right"), RowsPosition(rows, (tile.high, tile.low))
            continue
        left, right = position.ends
        if right in tile:
            yield Move(row, "right"), RowsPosition(rows, (left, tile.other(right)))
        if left in tile and left != right:
            yield Move(row, "left"), RowsPosition(rows, (tile.other(left), right))


def play(position: RowsPosition, line: Sequence[Move]) -> RowsPosition:
    """The position after these moves; raises ValueError at the first one the rules forbid."""
    for move in line:
        tiles = position.rows[move.row] if 0 <= move.row < len(position.rows) else ()
        if not tiles:
            raise ValueError(f"row {move.row} has no tile left; take from another row")
        tile = tiles[-1]
        rows = (*position.rows[: move.row], tiles[:-1], *position.rows[move.row + 1 :])
        if position.ends is None:
            position = RowsPosition(rows, (tile.high, tile.low))
            continue
        left, right = position.ends
        if (right if move.end == "right" else left) not in tile:
            raise ValueError(f"{tile} does not fit the {move.end} end of {left}...{right}")
        if move.end == "right":
            position = RowsPosition(rows, (left, tile.other(right)))
        else:
            position = RowsPosition(rows, (tile.other(left), right))
    return position


def solve(rows: Sequence[Sequence[Tile]]) -> tuple[Move, ...] | None:
    """A winning order of moves for this deal, or None: then there is provably none."""
    return winning_line(RowsPosition(tuple(tuple(row) for row in rows)))


def winning_line(position: RowsPosition) -> tuple[Move, ...] | None:
    """A winning order of moves from here, or None if the game can no longer be won."""
    if not any(position.rows):
        return ()
    # Depth first: a winnable position is mostly decided long before all positions are seen.
    path: list[Move] = []
    branches = [moves(position)]
    seen: set[_Key] = set()
    while branches:
        for move, after in branches[-1]:
            key = _key(after)
            if key in seen:
                continue
            seen.add(key)
            path.append(move)
            if not any(after.rows):
                return tuple(path)
            branches.append(moves(after))
            break
        else:
            branches.pop()
            if path:
                path.pop()
    return None


def winnable(position: RowsPosition) -> bool:
    """Whether all tiles can still be laid."""
    return winning_line(position) is not None


def hint(position: RowsPosition) -> Move | None:
    """The winning move that leaves most room for mistakes; None when nothing wins any more."""
    return analyse(position).best_move


def analyse(position: RowsPosition) -> Analysis:
    """Look at every position that can be reached, last layer first."""
    # A layer holds the positions with the same number of tiles left, each with its successors.
    start = _key(position)
    layers: list[dict[_Key, tuple[_Key, ...]]] = []
    frontier = {start: position}
    while frontier:
        layer: dict[_Key, tuple[_Key, ...]] = {}
        following: dict[_Key, RowsPosition] = {}
        for key, here in frontier.items():
            successors = []
            for _, after in moves(here):
                after_key = _key(after)
                following.setdefault(after_key, after)
                successors.append(after_key)
            layer[key] = tuple(successors)
        layers.append(layer)
        frontier = following

    lines: dict[_Key, int] = {}
    chance: dict[_Key, float] = {}
    for layer in reversed(layers):
        for key, after_keys in layer.items():
            if after_keys:
                lines[key] = sum(lines[after] for after in after_keys)
                chance[key] = sum(chance[after] for after in after_keys) / len(after_keys)
            else:
                done = not any(key[0])
                lines[key] = int(done)
                chance[key] = float(done)

    options = [(move, _key(after)) for move, after in moves(position)]
    winning = [(move, key) for move, key in options if lines[key]]
    return Analysis(
        winnable=lines[start] > 0,
        lines=lines[start],
        moves=tuple(move for move, _ in options),
        winning_moves=tuple(move for move, _ in winning),
        best_move=max(winning, key=lambda option: chance[option[1]])[0] if winning else None,
        random_chance=chance[start],
        positions=len(lines),
    )


# Grades are bands of `random_chance`. The edges are the quartiles of winnable deals, rounded to
# powers of two (docs/numbers.md has the distribution and the command): about one in four each.
GRADES: dict[Difficulty, tuple[float, float]] = {
    "easy": (2.0**-9, 1.0),
    "medium": (2.0**-11, 2.0**-9),
    "hard": (2.0**-14, 2.0**-11),
    "expert": (0.0, 2.0**-14),
}


def difficulty(rows: Sequence[Sequence[Tile]]) -> Difficulty | None:
    """How hard a deal is; None if it cannot be won at all."""
    chance = analyse(RowsPosition(tuple(tuple(row) for row in rows))).random_chance
    for grade, (above, up_to) in GRADES.items():
        if above < chance <= up_to:
            return grade
    return None


def deal(rng: Rng) -> Rows:
    """Set 6, shuffled and laid out in four rows of seven."""
    tiles = shuffled(TileSet.double(6), rng)
    return tuple(tuple(tiles[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS))


def winnable_deal(rng: Rng) -> Rows:
    """A deal that can be won: every such deal is equally likely."""
    while True:
        rows = deal(rng)
        if winnable(RowsPosition(rows)):
            return rows


def generate(wanted: Difficulty, rng: Rng) -> Rows:
    """A winnable deal of this difficulty: every such deal is equally likely."""
    if wanted not in GRADES:
        raise ValueError(f"no difficulty {wanted!r}; choose one of {', '.join(GRADES)}")
    while True:
        rows = winnable_deal(rng)
        if difficulty(rows) == wanted:
            return rows


_Key = tuple[Rows, Ends | None]


def _key(position: RowsPosition) -> _Key:
    """Equal for positions that differ only by turning the line over."""
    ends = position.ends
    if ends is not None and ends[0] > ends[1]:
        ends = (ends[1], ends[0])
    return position.rows, ends

"""The number grid of the booklet's problem collection, and how it is written down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from boneyard.core.reading import quoted, whole
from boneyard.games.dominosa.figures import HOLE, filled
from boneyard.tiles import Tile

SMALLEST_SET = 1
LARGEST_SET = 18


class GridError(ValueError):
    """The numbers are no Dominosa grid; the message says what to change."""


class Cell(NamedTuple):
    """A cell of the grid, counted from the top left corner, which is (0, 0)."""

    row: int
    column: int


class Pair(NamedTuple):
    """Two neighbouring cells, where one tile may lie; the upper or left one comes first."""

    first: Cell
    second: Cell

    @staticmethod
    def of(a: tuple[int, int], b: tuple[int, int]) -> Pair:
        """The pair of these two cells, in either order; ValueError unless they are neighbours."""
        first, second = sorted((Cell(*a), Cell(*b)))
        if abs(first.row - second.row) + abs(first.column - second.column) != 1:
            raise ValueError(f"cells {tuple(a)} and {tuple(b)} do not touch along a side")
        return Pair(first, second)


def cells_in_set(n: int) -> int:
    """The double-n set has (n+1)(n+2)/2 tiles, so twice that many numbers."""
    return (n + 1) * (n + 2)


def default_rectangle(n: int) -> tuple[int, int]:
    """Rows and columns of the customary rectangle: 7 x 8 for double-six."""
    return n + 1, n + 2


def rectangles(n: int) -> tuple[tuple[int, int], ...]:
    """Every rectangle (rows, columns) the double-n set fills, the squarest first.

    >>> rectangles(6)[:3]
    ((7, 8), (8, 7), (4, 14))
    """
    cells = cells_in_set(n)
    sides = [(rows, cells // rows) for rows in range(1, cells + 1) if cells % rows == 0]
    return tuple(sorted(sides, key=lambda side: (abs(side[0] - side[1]), side)))


def check_rectangle(n: int, rows: int, columns: int) -> None:
    """Raise GridError unless the double-n set exists and fills this rectangle."""
    if not SMALLEST_SET <= n <= LARGEST_SET:
        raise GridError(f"there is no double-{n} set; choose {SMALLEST_SET} to {LARGEST_SET}")
    if rows < 1 or columns < 1 or rows * columns != cells_in_set(n):
        fitting = ", ".join(f"{r}x{c}" for r, c in rectangles(n) if r <= c)
        raise GridError(
            f"{rows}x{columns} does not fit the double-{n} set, which fills "
            f"{cells_in_set(n)} cells; choose {fitting} or the same upright"
        )


class Grid(msgspec.Struct, frozen=True):
    """Numbers in which every tile of a double-n set can be counted out: a rectangle of them, or
    another figure, written with a point wherever it has no cell.

    Whether the tiles can also be *laid* that way is the puzzle.

    >>> grid = Grid.parse("0 1 1\\n0 0 1")
    >>> grid.n, grid.rows, grid.columns
    (1, 2, 3)
    >>> print(grid)
    011
    001
    """

    numbers: tuple[tuple[int, ...], ...]

    def __post_init__(self) -> None:
        _check_numbers(self.numbers)

    @staticmethod
    def of(numbers: list[int] | tuple[int, ...], columns: int) -> Grid:
        """The grid with these numbers, row after row."""
        rows = (tuple(numbers[i : i + columns]) for i in range(0, len(numbers), columns))
        return Grid(tuple(rows))

    @staticmethod
    def parse(text: str) -> Grid:
        """Read a grid: one line per row, numbers parted by spaces, or as digits without any.

        Commas count as spaces, empty lines are skipped. Raises GridError on anything else.
        """
        lines = [line.replace(",", " ").split() for line in text.splitlines()]
        rows = [line for line in lines if line]
        if not rows:
            raise GridError("the grid is empty; write one line of numbers per row")
        for line, row in enumerate(rows, 1):
            for word in row:
                if not (word.isascii() and word.replace(".", "0").isdigit()):
                    raise GridError(f"row {line}: {quoted(word)} is not a number")
        # Rows of one word each are compact digits, unless they are a rectangle one column wide:
        # that one holds as many words as a set has numbers, and a one-digit number among them.
        compact = all(len(row) == 1 for row in rows) and (
            _set_of(len(rows)) is None or all(len(row[0]) > 1 for row in rows)
        )
        if compact:
            return Grid(tuple(tuple(map(_number, row[0])) for row in rows))
        for line, row in enumerate(rows, 1):
            for word in row:
                if word != "." and whole(word) is None:
                    raise GridError(f"row {line}: {quoted(word)} is too large a number")
        return Grid(tuple(tuple(map(_number, row)) for row in rows))

    @staticmethod
    def on(cells: Iterable[Cell], numbers: Iterable[int]) -> Grid:
        """The figure of these cells with these numbers, in reading order."""
        return Grid(filled(tuple(cells), numbers))

    def format(self, *, spaced: bool | None = None) -> str:
        """Write the grid so that `parse` reads it back.

        Compact digits for sets up to double-nine unless `spaced` asks for spaces; larger sets,
        and rectangles one column wide, are always spaced.
        """
        if self.n > 9 or self.columns == 1 or spaced:
            width = len(str(self.n))
            return "\n".join(
                " ".join(f"{_written(v):>{width}}" for v in row) for row in self.numbers
            )
        return "\n".join("".join(map(_written, row)) for row in self.numbers)

    def __str__(self) -> str:
        return self.format()

    @property
    def rows(self) -> int:
        return len(self.numbers)

    @property
    def columns(self) -> int:
        return len(self.numbers[0])

    @property
    def n(self) -> int:
        """The set is double-n."""
        n = _set_of(len(self.flat()))
        assert n is not None  # checked when the grid was made
        return n

    def flat(self) -> tuple[int, ...]:
        """The numbers row after row."""
        return tuple(value for row in self.numbers for value in row if value != HOLE)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells that have one, in the same order."""
        return tuple(
            Cell(row, column)
            for row, numbers in enumerate(self.numbers)
            for column, value in enumerate(numbers)
            if value != HOLE
        )

    def at(self, cell: tuple[int, int]) -> int:
        return self.numbers[cell[0]][cell[1]]

    def tile(self, pair: tuple[tuple[int, int], tuple[int, int]]) -> Tile:
        """The tile that lies on this pair of cells, if one does."""
        return Tile.of(self.at(pair[0]), self.at(pair[1]))

    def __contains__(self, pair: object) -> bool:
        """Whether this pair of neighbouring cells lies inside the figure."""
        return (
            isinstance(pair, Pair)
            and pair == Pair.of(*pair)
            and pair.first.row >= 0
            and pair.first.column >= 0
            and pair.second.row < self.rows
            and pair.second.column < self.columns
            and HOLE not in (self.at(pair.first), self.at(pair.second))
        )


def _number(word: str) -> int:
    return HOLE if word == "." else int(word)


def _written(value: int) -> str:
    return "." if value == HOLE else str(value)


def _set_of(cells: int) -> int | None:
    """n for a rectangle of (n+1)(n+2) cells, None where no set fits."""
    for n in range(SMALLEST_SET, LARGEST_SET + 1):
        if cells_in_set(n) == cells:
            return n
    return None


def _check_numbers(numbers: tuple[tuple[int, ...], ...]) -> None:
    if not numbers or not numbers[0]:
        raise GridError("the grid is empty; write one line of numbers per row")
    columns = len(numbers[0])
    for line, row in enumerate(numbers, 1):
        if len(row) != columns:
            raise GridError(
                f"not a rectangle: row 1 has {columns} numbers, row {line} has {len(row)}"
            )
    cells = sum(value != HOLE for row in numbers for value in row)
    n = _set_of(cells)
    if n is None:
        sizes = ", ".join(str(cells_in_set(k)) for k in (5, 6, 7, 9))
        raise GridError(
            f"{len(numbers)}x{columns} = {cells} numbers fill no set; double-5, 6, 7 and 9 have "
            f"{sizes}"
        )
    counts = [0] * (n + 1)
    for line, row in enumerate(numbers, 1):
        for place, value in enumerate(row, 1):
            if value == HOLE:
                continue
            if not 0 <= value <= n:
                raise GridError(
                    f"row {line}, number {place}: {value} is out of range; "
                    f"{cells} cells are the double-{n} set, with numbers 0 to {n}"
                )
            counts[value] += 1
    wrong = [value for value, count in enumerate(counts) if count != n + 2]
    if wrong:
        told = ", ".join(f"{value} occurs {counts[value]} times" for value in wrong)
        raise GridError(f"every number must occur {n + 2} times in double-{n}, but {told}")

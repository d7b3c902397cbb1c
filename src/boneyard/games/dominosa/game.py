"""Dominosa, the problem collection (L, O): only the numbers are there; where did the tiles lie?

The player joins two neighbouring numbers to a tile, wherever they like, and takes back what turns
out wrong; they may note that no tile lies across two numbers. It is solved when every number is
covered and every tile of the set lies there once: the booklet asks for *a* layout that gives the
same numbers, so any such layout solves it.

By the book the set is shuffled and laid out, and there may be several solutions. The other grades
are problems with exactly one, from a collection (see `collection.py` for why nothing is generated
here): a problem is drawn, its numbers get new names, and it is mirrored. Or the player brings
numbers of their own, from a magazine say; then these say which set and which rectangle it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, groupby, islice
from typing import Any, ClassVar

from msgspec.structs import replace

from boneyard.core.actions import CHANCE, Action, Actor, Cell, Vocabulary
from boneyard.core.chance import Rng, pick, shuffled
from boneyard.core.events import Event, RoundBegan
from boneyard.core.game import AnyGame, Listing, Reason
from boneyard.core.moves import Listed, Moves
from boneyard.core.options import PLAYERS, SET, AnyOption, Chosen, NamedOption, choice, text
from boneyard.families.puzzle import (
    Free,
    Pair,
    PuzzleGame,
    PuzzleState,
    in_order,
    pairs_of,
    puzzle_listing,
    touching,
)
from boneyard.families.puzzle.actions import Grid, Mark, Put, Remove
from boneyard.families.puzzle.events import Marked, Placed, Removed
from boneyard.families.rounds import DEAL, PLAY
from boneyard.games.dominosa.collection import collection
from boneyard.games.dominosa.figures import (
    Cells,
    bounds,
    filled,
    rectangle,
    ring,
    staircase,
)
from boneyard.games.dominosa.layout import laid_out
from boneyard.games.dominosa.numbers import canonical
from boneyard.games.dominosa.numbers import read as read_numbers
from boneyard.games.dominosa.rectangles import SETS, read, rectangles, written
from boneyard.tiles import Tile, TileSet

BY_THE_BOOK = "book"
OWN = "own"
GRADES = ("trivial", "local", "sets", "hard", "cases")
USUAL_GRADE = "local"

NUMBERS = text("numbers", canonical)
# What can be chosen here depends on the set, and that on the numbers.
SHAPE = NamedOption[str]("shape")
GRID = NamedOption[str]("grid")
GRADE = NamedOption[str]("grade")


class DominosaState(PuzzleState, frozen=True, kw_only=True):
    """The numbers, and what the player has done with them."""

    rows: tuple[tuple[int, ...], ...] = ()
    """With `HOLE` where the figure has no cell."""
    placed: tuple[Pair, ...] = ()
    """Where tiles lie, in the order they were laid."""
    marks: tuple[Pair, ...] = ()
    """Across these the player expects no tile. A tile that is laid hides the notes around it, and
    they are there again when it is taken back."""


class Problems(Moves):
    """What chance may lay out: the figure with the right numbers. It draws by grade."""

    listed = False

    def __init__(self, n: int, shape: str, cells: Cells, grade: str) -> None:
        self.n, self.shape, self.cells, self.grade = n, shape, cells, grade

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Grid):
            return False
        wide = Counter(row for row, _ in self.cells)
        if [len(row) for row in action.rows] != [wide[row] for row in range(len(wide))]:
            return False
        counts = Counter(number for row in action.rows for number in row)
        return counts == dict.fromkeys(range(self.n + 1), self.n + 2)

    def __iter__(self) -> Iterator[Action]:
        raise TypeError("problems are too many to list; sample them")

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Grid:
        if self.grade == BY_THE_BOOK:
            return Grid(laid_out(self.n, self.cells, rng))
        rows = pick(self._collected(), rng)
        name = shuffled(range(self.n + 1), rng)
        rows = tuple(tuple(name[number] for number in row) for row in rows)
        if self.shape == "staircase":
            return Grid(rows)  # Its mirror images would stand elsewhere.
        if rng.randrange(2):
            rows = rows[::-1]
        if rng.randrange(2):
            rows = tuple(row[::-1] for row in rows)
        return Grid(rows)

    def _collected(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        rows, columns = bounds(self.cells)
        if self.shape == "rectangle":
            return problems(self.n, rows, columns, self.grade)
        return in_figure(self.n, self.cells, self.grade)


def problems(
    n: int, rows: int, columns: int, grade: str
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The collection's problems for this rectangle; upright ones are those lying, turned."""
    upright = rows > columns
    wide = max(rows, columns)
    digits = collection().get((n, min(rows, columns), wide, grade), "")
    numbers = [int(digit, 36) for digit in digits]
    lines = [tuple(numbers[i : i + wide]) for i in range(0, len(numbers), wide)]
    high = min(rows, columns)
    found = [tuple(lines[i : i + high]) for i in range(0, len(lines), high)]
    return tuple(tuple(zip(*grid, strict=True)) if upright else grid for grid in found)


def in_figure(n: int, cells: Cells, grade: str) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The collection's problems for another figure, row by row."""
    digits = iter(collection().get((n, *bounds(cells), grade), ""))
    found = []
    while drawn := list(islice(digits, len(cells))):
        numbers = zip(cells, drawn, strict=True)
        found.append(
            tuple(
                tuple(int(digit, 36) for _, digit in row)
                for _, row in groupby(numbers, key=lambda one: one[0][0])
            )
        )
    return tuple(found)


class DominosaGame(PuzzleGame[DominosaState]):
    """Find the tiles under the numbers."""

    vocabulary: ClassVar[Vocabulary] = Vocabulary(Grid, Put, Remove, Mark)

    state_type: ClassVar[type[Any]] = DominosaState

    @property
    def highest(self) -> int:
        return self.options[SET]

    @property
    def figure(self) -> Cells:
        """The cells, in reading order."""
        options = self.options
        return figure_of(options[SHAPE], options[SET], options.get(GRID, ""))

    @property
    def rectangle(self) -> tuple[int, int]:
        """The rows and columns around the figure."""
        return bounds(self.figure)

    def start(self) -> DominosaState:
        return DominosaState(phase=DEAL)

    def legal(self, state: DominosaState, actor: Actor) -> Moves:
        if actor is CHANCE and state.phase == DEAL:
            if self.options[NUMBERS]:
                return Listed((Grid(read_numbers(self.options[NUMBERS])),))
            shape, grade = self.options[SHAPE], self.options[GRADE]
            return Problems(self.highest, shape, self.figure, grade)
        return super().legal(state, actor)

    def tiles(self, state: DominosaState) -> tuple[Tile, ...]:
        return TileSet.double(self.highest)

    def choices(self, state: DominosaState) -> Free:
        free = pairs_of(frozenset(self.cells(state)) - covered(state))
        return Free(
            (
                (len(free), lambda i: Put(free[i])),
                (len(state.placed), lambda i: Remove(state.placed[i])),
                (len(free), lambda i: Mark(free[i])),
            ),
            lambda action: self.problem(state, action) is None,
        )

    def problem(self, state: DominosaState, action: Action) -> Reason | None:
        if isinstance(action, Grid) and state.phase == DEAL:
            return None if action in self.legal(state, CHANCE) else Reason("wrong-grid")
        if not isinstance(action, Put | Remove | Mark) or state.phase == DEAL:
            return Reason("not-legal")
        cells = in_order(action.cells)
        if isinstance(action, Remove):
            return None if cells in state.placed else Reason("no-tile-here")
        if isinstance(action, Put) and action.halves is not None:
            return Reason("numbers-are-there")
        if not set(cells) <= set(self.cells(state)):
            return Reason("off-the-grid")
        if not touching(cells):
            return Reason("not-neighbours")
        return Reason("cell-taken") if covered(state).intersection(cells) else None

    def play(
        self, state: DominosaState, actor: Actor, action: Action
    ) -> tuple[DominosaState, tuple[Event, ...]]:
        if isinstance(action, Grid):
            rows = filled(self.figure, chain.from_iterable(action.rows))
            dealt = replace(state, phase=PLAY, rows=rows, placed=(), marks=())
            return dealt, (RoundBegan(state.round),)
        assert isinstance(action, Put | Remove | Mark)
        cells = in_order(action.cells)
        if isinstance(action, Put):
            halves = number(state, cells[0]), number(state, cells[1])
            state = replace(state, placed=(*state.placed, cells))
            return self.settled(state, Placed(cells, halves))
        if isinstance(action, Remove):
            left = tuple(pair for pair in state.placed if pair != cells)
            return replace(state, placed=left), (Removed(cells),)
        on = cells not in state.marks
        others = tuple(pair for pair in state.marks if pair != cells)
        return (
            replace(state, marks=(*others, cells) if on else others),
            (Marked(cells, on),),
        )

    def is_solved(self, state: DominosaState) -> bool:
        """Every tile once: then all numbers are covered, too."""
        return len({tile_on(state, pair) for pair in state.placed}) == len(self.tiles(state))

    def cells(self, state: DominosaState) -> tuple[Cell, ...]:
        return self.figure


def number(state: DominosaState, cell: Cell) -> int:
    return state.rows[cell[0]][cell[1]]


def tile_on(state: DominosaState, cells: Pair) -> Tile:
    """The tile that two neighbouring numbers make."""
    return Tile.of(number(state, cells[0]), number(state, cells[1]))


def covered(state: DominosaState) -> frozenset[Cell]:
    """The cells under tiles."""
    return frozenset(cell for pair in state.placed for cell in pair)


def open_marks(state: DominosaState) -> tuple[Pair, ...]:
    """The notes that still mean something: both their cells are free."""
    under = covered(state)
    return tuple(pair for pair in state.marks if not under.intersection(pair))


def figure_of(shape: str, n: int, grid: str) -> Cells:
    """The cells of this shape for the double-n set. `grid` belongs to the rectangle."""
    if shape == "staircase":
        return staircase(n)
    around = ring(n) if shape == "ring" else None
    return rectangle(*read(grid)) if around is None else around


def options(chosen: Chosen) -> tuple[AnyOption, ...]:
    if own := chosen.get(NUMBERS, ""):
        brought = read_numbers(own)
        return (
            NUMBERS,
            choice(SET, max(map(max, brought))),
            choice(PLAYERS, 1),
            choice(SHAPE, "rectangle"),
            choice(GRID, written((len(brought), len(brought[0])))),
            choice(GRADE, OWN),
        )
    n = chosen.get(SET, 6)
    grids = [written(rectangle) for rectangle in rectangles(n)]
    shape = chosen.get(SHAPE, "rectangle")
    if shape == "rectangle":
        rows, columns = sorted(read(chosen.get(GRID, grids[0])))
    else:
        rows, columns = bounds(figure_of(shape, n, ""))
    grades = [grade for grade in GRADES if (n, rows, columns, grade) in collection()]
    # None, if the rectangle is one that this set does not fill: what is chosen is refused later.
    usual = USUAL_GRADE if USUAL_GRADE in grades else next(iter(grades), BY_THE_BOOK)
    return (
        NUMBERS,
        choice(SET, *SETS, default=6),
        choice(PLAYERS, 1),
        choice(SHAPE, "rectangle", "staircase", *(("ring",) if ring(n) else ())),
        *((choice(GRID, *grids),) if shape == "rectangle" else ()),
        choice(GRADE, BY_THE_BOOK, *grades, default=usual),
    )


def build(listing: Listing, options: Chosen) -> AnyGame:
    return DominosaGame(listing, options)


LISTING = puzzle_listing(
    "dominosa",
    section="5.4",
    booklets="LO",
    options=options,
    build=build,
    abilities=frozenset({"daily", "hint", "solve", "undo"}),
)

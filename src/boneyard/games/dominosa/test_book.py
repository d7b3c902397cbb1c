"""Rule book 5.4: the problem collection."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

import boneyard
from boneyard.core.actions import CHANCE
from boneyard.core.events import MatchEnded, RoundBegan
from boneyard.core.options import BadOption
from boneyard.families.puzzle import pairs_of
from boneyard.families.puzzle.actions import Grid, Put
from boneyard.families.puzzle.events import Marked, Placed, Removed
from boneyard.families.rounds import PLAY
from boneyard.games.dominosa.bot import advise
from boneyard.games.dominosa.collection import collection
from boneyard.games.dominosa.figures import HOLE, bounds
from boneyard.games.dominosa.game import (
    GRADES,
    DominosaGame,
    DominosaState,
    in_figure,
    open_marks,
    problems,
)
from boneyard.games.dominosa.layout import covering
from boneyard.games.dominosa.rectangles import SETS, rectangles
from boneyard.games.dominosa.scene import scene
from boneyard.puzzles.dominosa import Grid as Numbers
from boneyard.puzzles.dominosa import grade, solutions
from boneyard.puzzles.dominosa.area import rectangle, ring, staircase
from boneyard.puzzles.dominosa.grid import Cell
from boneyard.puzzles.dominosa.tiling import kasteleyn_inverse
from boneyard.table.stream import Stream
from boneyard.testing.book import Situation
from boneyard.text import words
from boneyard.tiles import TileSet
from boneyard.view import scene as view

SMALL = ((0, 0, 1), (1, 1, 0))
"""0-0, 1-0 and 1-1 can lie here in one way only: 1-0 upright on the right."""
TWO_WAYS = ((0, 0, 1), (0, 1, 1))
"""Here 0-0 can lie upright or lying, and 1-1 with it."""


def given_numbers(rows: tuple[tuple[int, ...], ...], **options: object) -> Situation:
    """The table after these numbers were laid out."""
    game = boneyard.game("dominosa", **options)
    state, events = game.apply(game.start(), CHANCE, Grid(rows))
    return Situation(game, state, events)


def small(rows: tuple[tuple[int, ...], ...] = SMALL) -> Situation:
    return given_numbers(rows, set=1)


def drawn(seed: int, **options: object) -> Situation:
    game = boneyard.game("dominosa", **options)
    action = game.legal(game.start(), CHANCE).sample(random.Random(seed))
    state, events = game.apply(game.start(), CHANCE, action)
    return Situation(game, state, events)


# -- what is played ----------------------------------------------------------------------------


def test_for_one_player() -> None:
    assert boneyard.game("dominosa").players == 1
    with pytest.raises(BadOption):
        boneyard.game("dominosa", players=2)


def test_set_6_in_7_by_8_cells_by_default() -> None:
    table = drawn(1)
    assert len(table.game.tiles(table.state)) == 28
    assert [len(row) for row in table.state.rows] == [8] * 7


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 18])
def test_any_set_1_to_9_and_larger(n: int) -> None:
    table = drawn(2, set=n)
    assert set(table.game.tiles(table.state)) == set(TileSet.double(n))
    shown = Counter(number for row in table.state.rows for number in row)
    assert shown == dict.fromkeys(range(n + 1), n + 2)
    assert (len(table.state.rows), len(table.state.rows[0])) == (n + 1, n + 2)


@pytest.mark.parametrize("grid", ["7x8", "8x7", "4x14", "14x4", "2x28", "28x2"])
def test_any_rectangle_that_fits(grid: str) -> None:
    rows, columns = map(int, grid.split("x"))
    for difficulty in ("book", "local"):
        table = drawn(3, grid=grid, grade=difficulty)
        assert [len(row) for row in table.state.rows] == [columns] * rows


@pytest.mark.parametrize("n", SETS)
def test_every_rectangle_with_2_to_40_rows_and_columns_that_a_set_fills(n: int) -> None:
    cells = (n + 1) * (n + 2)
    sides = range(2, 41)
    wanted = {(rows, columns) for rows in sides for columns in sides if rows * columns == cells}
    offered = rectangles(n)
    assert set(offered) == wanted
    assert offered[0] == (n + 1, n + 2)
    for rows, columns in offered:
        table = drawn(7, set=n, grid=f"{rows}x{columns}")
        assert (len(table.state.rows), len(table.state.rows[0])) == (rows, columns)


def test_a_rectangle_that_does_not_fit_is_not_offered() -> None:
    with pytest.raises(BadOption):
        boneyard.game("dominosa", grid="6x9")


# -- lay the shuffled set in a rectangle, copy only the numbers --------------------------------


@given(st.integers(0, 2**32))
def test_by_the_book_there_is_always_a_solution(seed: int) -> None:
    rows = drawn(seed, grade="book").state.rows
    assert solutions(Numbers(rows), 1)


def test_by_the_book_there_may_be_several_solutions() -> None:
    several = [
        len(solutions(Numbers(drawn(seed, grade="book").state.rows), 2)) for seed in range(9)
    ]
    assert 2 in several


def test_all_ways_to_lie_in_the_rectangle_are_equally_likely() -> None:
    rng = random.Random(4)
    # There are eleven ways to cover 3 x 4 cells.
    found = Counter(tuple(covering(rectangle(3, 4), rng)) for _ in range(2200))
    assert len(found) == 11
    # Two hundred each; a standard deviation is fourteen.
    assert all(140 < count < 260 for count in found.values())


@pytest.mark.parametrize(("rows", "columns"), [(2, 3), (7, 8), (14, 4), (10, 11), (19, 20)])
def test_the_tiles_laid_out_cover_the_rectangle(rows: int, columns: int) -> None:
    pairs = covering(rectangle(rows, columns), random.Random(5))
    cells = [cell for pair in pairs for cell in pair]
    assert sorted(cells) == [(r, c) for r in range(rows) for c in range(columns)]
    assert set(pairs) <= set(pairs_of(frozenset(cells)))


def test_only_the_numbers_are_copied() -> None:
    # Nothing of how the tiles lay: the state is the same as that of anybody who types the numbers.
    table = drawn(6, grade="book")
    assert table.state == given_numbers(table.state.rows, grade="book").state
    assert table.state == DominosaState(phase=PLAY, rows=table.state.rows)


def test_the_same_stream_lays_out_the_same_numbers() -> None:
    game = boneyard.game("dominosa", set=3, grade="book")
    grid = game.legal(game.start(), CHANCE).sample(Stream(b"everywhere"))
    assert str(grid) == "grid 3 2 3 0 3 / 0 3 1 0 3 / 1 1 0 2 1 / 1 0 2 2 2"


def test_numbers_of_one_s_own_can_be_given() -> None:
    table = small()
    assert table.events == (RoundBegan(0),)
    assert table.state.rows == SMALL


@pytest.mark.parametrize(
    "rows", [((0, 1, 1), (0, 0, 0)), ((0, 1), (1, 0), (0, 1)), ((0, 1, 2),) * 2]
)
def test_only_the_numbers_of_the_set_in_the_rectangle_can_be_given(
    rows: tuple[tuple[int, ...], ...],
) -> None:
    game = boneyard.game("dominosa", set=1)
    reason = game.why_not(game.start(), CHANCE, Grid(rows))
    assert reason is not None
    assert reason.key == "wrong-grid"


# -- the grades --------------------------------------------------------------------------------


@pytest.mark.parametrize("key", collection(), ids=str)
def test_every_problem_of_the_collection_has_one_solution_and_its_grade(
    key: tuple[int, int, int, str],
) -> None:
    n, rows, columns, _ = key
    is_rectangle = rows * columns == (n + 1) * (n + 2)
    figures = [cells for cells in (staircase(n), ring(n)) if cells is not None]
    (cells,) = [one for one in figures if bounds(one) == (rows, columns)] or [()]
    found = problems(*key) if is_rectangle else in_figure(n, cells, key[3])
    assert found
    for drawn_rows in found:
        numbers = chain.from_iterable(drawn_rows)
        report = grade(Numbers(drawn_rows) if is_rectangle else Numbers.on(cells, numbers))
        assert report.solutions == 1
        assert report.grade == GRADES.index(key[3]) + 1


@given(st.sampled_from(GRADES), st.sampled_from(["7x8", "8x7"]), st.integers(0, 2**32))
def test_new_names_and_mirrors_leave_the_grade_as_it_is(wanted: str, grid: str, seed: int) -> None:
    rows = drawn(seed, grade=wanted, grid=grid).state.rows
    assert grade(Numbers(rows)).grade == GRADES.index(wanted) + 1


def test_deals_differ() -> None:
    assert len({drawn(seed).state.rows for seed in range(200)}) == 200


def test_a_grade_that_a_small_set_does_not_have_is_not_offered() -> None:
    with pytest.raises(BadOption):
        boneyard.game("dominosa", set=1, grade="cases")
    assert boneyard.game("dominosa", set=1).options["grade"] == "trivial"


def test_no_deal_waits_for_a_compiler() -> None:
    probe = """
import random, sys, boneyard
from boneyard.core.actions import CHANCE
for grade in ("book", "trivial", "local", "sets", "hard", "cases"):
    game = boneyard.game("dominosa", grade=grade)
    game.legal(game.start(), CHANCE).sample(random.Random(1))
print(*[name for name in ("numba", "numpy") if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


# -- find a layout that gives the same numbers -------------------------------------------------


def test_any_two_neighbouring_numbers_make_a_tile() -> None:
    table = small().play("put 0,1 0,2")
    assert table.events == (Placed(((0, 1), (0, 2)), (0, 1)),)
    assert {choice for choice in small().choices if choice.startswith("put")} == {
        "put 0,0 0,1", "put 0,1 0,2", "put 1,0 1,1", "put 1,1 1,2",
        "put 0,0 1,0", "put 0,1 1,1", "put 0,2 1,2",
    }  # fmt: skip


def test_it_does_not_matter_which_cell_is_named_first() -> None:
    assert small().play("put 0,2 0,1").state == small().play("put 0,1 0,2").state


def test_wrong_placements_are_allowed_and_taken_back() -> None:
    table = small().play("put 0,0 1,0")
    assert not solutions_with(table)
    back = table.play("remove 0,0 1,0")
    assert back.events == (Removed(((0, 0), (1, 0))),)
    assert back.state == small().state


def test_even_a_tile_that_lies_there_already_can_be_laid() -> None:
    table = small().play("put 0,0 1,0", "put 0,1 1,1")
    assert len(table.state.placed) == 2


def test_tiles_do_not_overlap() -> None:
    table = small().play("put 0,0 0,1")
    assert table.why_not("put 0,1 0,2") == "cell-taken"
    assert table.why_not("put 0,0 0,1") == "cell-taken"


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("put 0,0 0,2", "not-neighbours"),
        ("put 0,0 0,0", "not-neighbours"),
        ("put 0,2 0,3", "off-the-grid"),
        ("put 2,0 1,0", "off-the-grid"),
        ("put 1-0 0,0 0,1", "numbers-are-there"),
        ("mark 0,0 1,1", "not-neighbours"),
        ("remove 0,0 0,1", "no-tile-here"),
        ("grid 0 0 1 / 1 1 0", "not-legal"),
        ("pass", "not-legal"),
    ],
)
def test_what_is_no_tile_is_refused_and_told_why(action: str, reason: str) -> None:
    assert small().why_not(action) == reason


def test_a_note_says_that_no_tile_lies_across_and_is_cleared_by_the_same() -> None:
    table = small().play("mark 0,0 0,1")
    assert table.events == (Marked(((0, 0), (0, 1)), True),)
    assert table.state.marks == (((0, 0), (0, 1)),)
    table = table.play("mark 0,1 0,0")
    assert table.events == (Marked(((0, 0), (0, 1)), False),)
    assert table.state.marks == ()


def test_a_note_does_not_forbid_anything_and_comes_back_with_the_cells() -> None:
    table = small().play("mark 0,0 0,1", "put 0,0 0,1")
    assert open_marks(table.state) == ()
    assert table.why_not("mark 0,0 0,1") == "cell-taken"
    assert open_marks(table.play("remove 0,0 0,1").state) == (((0, 0), (0, 1)),)


def test_solved_when_every_tile_lies_there_once() -> None:
    table = small().play("put 0,0 0,1", "put 1,0 1,1")
    assert table.result is None
    table = table.play("put 0,2 1,2")
    assert table.is_over
    assert table.how == "solved"
    assert table.scored == [(0, 1, "solved")]
    assert table.happened(MatchEnded) == [MatchEnded((0,), (1,))]
    assert table.scores == (1,)
    assert table.game.to_act(table.state) == ()


def test_covered_with_a_tile_twice_is_not_solved() -> None:
    table = small().play("put 0,0 1,0", "put 0,1 1,1", "put 0,2 1,2")
    assert table.result is None
    assert {choice.split()[0] for choice in table.choices} == {"remove"}


def test_decision_any_layout_that_gives_the_numbers_solves_it() -> None:
    upright = small(TWO_WAYS).play("put 0,0 1,0", "put 0,1 1,1", "put 0,2 1,2")
    assert upright.is_over
    other = small(TWO_WAYS).play("put 0,0 0,1", "put 1,0 1,1", "put 0,2 1,2")
    assert other.is_over


@given(st.integers(0, 2**32))
def test_an_end_can_be_reached_from_wherever_the_player_stands(seed: int) -> None:
    rng = random.Random(seed)
    table = drawn(seed, set=3)
    game, state = table.game, table.state
    assert isinstance(game, DominosaGame)
    for _ in range(30):
        if game.to_act(state):
            state, _ = game.apply(state, 0, game.legal(state, 0).sample(rng))
    if not game.to_act(state):
        return
    while state.placed:
        state, _ = game.apply(state, 0, next(m for m in game.legal(state, 0) if "rem" in str(m)))
    (solution,) = solutions(Numbers(state.rows), 2)
    for (a, b), (c, d) in solution:
        state, _ = game.apply(state, 0, Put(((a, b), (c, d))))
    assert game.result(state) is not None


def solutions_with(table: Situation) -> list[object]:
    """The solutions that contain everything laid."""
    laid = set(table.state.placed)
    found = solutions(Numbers(table.state.rows), 10)
    return [one for one in found if laid <= {(tuple(a), tuple(b)) for a, b in one}]


# -- in any form -------------------------------------------------------------------------------


@pytest.mark.parametrize("n", SETS)
def test_staircase_rows_of_2_4_6_cells_all_beginning_in_the_first_column(n: int) -> None:
    table = drawn(1, set=n, shape="staircase", grade="book")
    rows = [[number for number in row if number != HOLE] for row in table.state.rows]
    assert [len(row) for row in rows] == list(range(2, 2 * n + 3, 2))
    assert all(
        list(row[: len(own)]) == own for row, own in zip(table.state.rows, rows, strict=True)
    )


@pytest.mark.parametrize(("n", "side", "hole"), [(6, 9, 5), (7, 9, 3), (15, 21, 13), (18, 24, 14)])
def test_ring_the_smallest_square_with_a_square_hole_that_the_set_fills(
    n: int, side: int, hole: int
) -> None:
    table = drawn(1, set=n, shape="ring", grade="book")
    wide = (side - hole) // 2
    assert wide >= 2
    assert len(table.state.rows) == side
    for at, row in enumerate(table.state.rows):
        holes = [column for column, number in enumerate(row) if number == HOLE]
        inside = list(range(wide, wide + hole))
        assert holes == (inside if at in inside else [])
    smaller = [
        (s, s - 2 * w) for s in range(5, side) for w in range(2, s // 2) if s > 2 * w
        and s * s - (s - 2 * w) ** 2 == (n + 1) * (n + 2)
    ]  # fmt: skip
    assert smaller == []


@pytest.mark.parametrize("n", [n for n in SETS if n not in (6, 7, 15, 18)])
def test_a_set_that_fills_no_ring_is_not_offered_one(n: int) -> None:
    with pytest.raises(BadOption):
        boneyard.game("dominosa", set=n, shape="ring")


@pytest.mark.parametrize("shape", ["staircase", "ring"])
def test_the_grid_belongs_to_the_rectangle(shape: str) -> None:
    with pytest.raises(BadOption, match="the options are"):
        boneyard.game("dominosa", shape=shape, grid="7x8")


@pytest.mark.parametrize("shape", ["staircase", "ring"])
@given(seed=st.integers(0, 2**32))
def test_in_any_form_there_is_a_solution_and_its_grade(shape: str, seed: int) -> None:
    by_chance = drawn(seed, shape=shape, grade="book").state.rows
    assert solutions(Numbers(by_chance), 1)
    for wanted in ("trivial", "local", "sets", "hard", "cases"):
        rows = drawn(seed, shape=shape, grade=wanted).state.rows
        assert grade(Numbers(rows)).grade == GRADES.index(wanted) + 1
        assert len(solutions(Numbers(rows), 2)) == 1


@pytest.mark.parametrize("shape", ["staircase", "ring"])
def test_in_any_form_hints_lead_to_the_end(shape: str) -> None:
    table = drawn(3, shape=shape, grade="cases")
    for _ in range(400):
        if table.is_over:
            break
        seen = table.game.observe(table.state, 0)
        moves = table.game.legal(table.state, 0)
        table = table.play(str(advise(table.game, seen, moves, random.Random(1)).action))
    assert table.is_over


def test_in_any_form_no_tile_lies_where_there_is_no_cell() -> None:
    table = drawn(3, shape="ring")
    assert table.why_not("put 4,1 4,2") == "off-the-grid"
    assert table.why_not("put 4,0 4,1") is None
    assert drawn(3, shape="staircase").why_not("put 0,1 0,2") == "off-the-grid"


@pytest.mark.parametrize(
    "cells",
    [
        staircase(3),
        # A hole of one cell, and of four: an odd and an even number.
        tuple(cell for cell in rectangle(5, 5) if cell != (2, 2)),
        tuple(cell for cell in rectangle(6, 6) if not set(cell) <= {2, 3}),
    ],
    ids=["staircase", "odd hole", "even hole"],
)
def test_all_ways_to_lie_in_a_figure_are_equally_likely(cells: tuple[Cell, ...]) -> None:
    """So many ways there are, by Kasteleyn's signs, and by going through them."""
    ways = sum(1 for _ in coverings(frozenset(cells)))
    signed = 1 / abs(float(numpy.linalg.det(kasteleyn_inverse(cells))))
    assert signed == pytest.approx(ways)
    rng = random.Random(4)
    assert {cell for pair in covering(cells, rng) for cell in pair} == set(cells)


def coverings(free: frozenset[Cell]) -> Iterator[None]:
    """All ways to cover these cells, one after the other."""
    if not free:
        yield None
        return
    row, column = min(free)
    for other in ((row, column + 1), (row + 1, column)):
        if other in free:
            yield from coverings(free - {(row, column), other})


def test_in_any_form_all_of_it_is_drawn_and_can_be_copied() -> None:
    for shape in ("staircase", "ring"):
        table = drawn(2, shape=shape)
        game, state = table.game, table.state
        shown = scene(
            game, game.observe(state, 0), game.legal(state, 0), words=words("en", "dominosa"),
            names=("A",), frame=(30.0, 18.0),
        )  # fmt: skip
        cells = [item for item in shown.items if isinstance(item, view.Cell)]
        assert len(cells) == 56
        (numbers,) = [panel.text for panel in shown.panels if panel.copy]
        assert Numbers.parse(numbers) == Numbers(state.rows)

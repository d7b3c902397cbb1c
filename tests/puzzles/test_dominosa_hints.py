"""Hints: every step is right, from any position of the player, and mistakes are found."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.games.dominosa.layout import laid_out
from boneyard.puzzles.dominosa import (
    REMARKS,
    TECHNIQUES,
    Grid,
    NoPuzzle,
    Pair,
    Puzzle,
    Step,
    generate,
    next_step,
    rectangles,
    shuffle_grid,
    solutions,
)
from boneyard.puzzles.dominosa.area import rectangle
from boneyard.puzzles.dominosa.position import GaveUp, Position
from boneyard.puzzles.dominosa.search import search
from boneyard.puzzles.dominosa.shape import shape
from boneyard.puzzles.dominosa.steps import CASES
from boneyard.tiles import Tile


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    n = draw(st.integers(3, 7))
    rng = random.Random(draw(st.integers(0, 2**32)))
    for wanted in range(draw(st.integers(1, 5)), 0, -1):
        try:
            return generate(n, wanted, rng, trials=3000)
        except NoPuzzle:
            continue
    raise AssertionError("every set has puzzles of grade 1")


def check_step(step: Step) -> None:
    assert step.grade == TECHNIQUES[step.technique]
    assert bool(step.place) != bool(step.rule_out)
    assert msgspec.json.decode(msgspec.json.encode(step), type=Step) == step
    if step.technique != "search":
        assert step.cells or step.tiles


@given(puzzles())
def test_hints_lead_to_the_solution_without_a_wrong_step(puzzle: Puzzle) -> None:
    placed: list[Pair] = []
    marks: list[Pair] = []
    hardest = 0
    while (step := next_step(puzzle.grid, placed, marks)) is not None:
        check_step(step)
        assert set(step.place) <= set(puzzle.solution)
        assert not set(step.rule_out) & set(puzzle.solution)
        assert not set(step.place) & set(placed)
        assert not set(step.rule_out) & set(marks)
        placed += step.place
        marks += step.rule_out
        hardest = max(hardest, step.grade)
    assert sorted(placed) == list(puzzle.solution)
    assert hardest == puzzle.grade


@given(puzzles(), st.data())
def test_a_hint_from_any_right_position_is_right(puzzle: Puzzle, data: st.DataObject) -> None:
    grid = puzzle.grid
    others = [p for p in shape(grid.rows, grid.columns).pairs if p not in puzzle.solution]
    placed = data.draw(st.lists(st.sampled_from(puzzle.solution), unique=True))
    marks = data.draw(st.lists(st.sampled_from(others), unique=True))
    step = next_step(grid, placed, marks)
    if step is None:
        assert sorted(placed) == list(puzzle.solution)
        return
    check_step(step)
    assert set(step.place) <= set(puzzle.solution) - set(placed)
    assert not set(step.rule_out) & (set(puzzle.solution) | set(marks))


@given(puzzles(), st.data())
def test_a_wrong_tile_or_mark_is_found(puzzle: Puzzle, data: st.DataObject) -> None:
    grid = puzzle.grid
    others = [p for p in shape(grid.rows, grid.columns).pairs if p not in puzzle.solution]
    wrong = data.draw(st.sampled_from(others))
    assert next_step(grid, [wrong]) == Step("wrong-tile", wrong=(wrong,))
    ruled_out = data.draw(st.sampled_from(puzzle.solution))
    assert next_step(grid, [], [ruled_out]) == Step("wrong-mark", wrong=(ruled_out,))


SMALL = Grid.parse("001\n110")


def test_one_place_left_for_a_tile() -> None:
    step = next_step(SMALL)
    assert step is not None
    assert (step.technique, step.grade) == ("tile-one-place", 1)
    assert step.tiles == (Tile.of(1, 1),)
    assert step.place == (Pair.of((1, 0), (1, 1)),)


def test_two_tiles_on_one_cell() -> None:
    step = next_step(SMALL, [Pair.of((0, 0), (0, 1)), Pair.of((0, 1), (0, 2))])
    assert step is not None
    assert step.technique == "overlap"
    assert step.cells == ((0, 1),)
    assert len(step.wrong) == 2


def test_the_same_tile_twice() -> None:
    step = next_step(SMALL, [Pair.of((0, 0), (1, 0)), Pair.of((0, 1), (1, 1))])
    assert step is not None
    assert step.technique == "tile-twice"
    assert str(step.tiles[0]) == "1-0"


def test_a_grid_without_solution_is_said_to_have_none() -> None:
    grid = Grid.parse("0 1 0\n1 0 1")
    assert solutions(grid) == ()
    assert next_step(grid) == Step("no-solution")


def test_a_pair_outside_the_grid_is_refused() -> None:
    with pytest.raises(ValueError, match="outside the 2x3 grid"):
        next_step(SMALL, [Pair.of((0, 2), (0, 3))])


def test_the_booklets_game_comes_to_a_choice_and_to_an_end() -> None:
    """A random layout may have several solutions; hints say so and end in one of them."""
    chosen = 0
    for seed in range(10):
        grid = shuffle_grid(5, 6, 7, random.Random(seed))
        every = solutions(grid, 10_000)
        placed: list[Pair] = []
        marks: list[Pair] = []
        while (step := next_step(grid, placed, marks)) is not None:
            assert step.grade in range(CASES + 1)
            if step.technique == "several-solutions":
                assert step.technique in REMARKS
                assert len([s for s in every if set(placed) <= set(s)]) > 1
                chosen += 1
            placed += step.place
            marks += step.rule_out
        assert tuple(sorted(placed)) in every
    assert chosen > 0


def test_with_several_solutions_the_tile_that_closes_the_last_is_blamed() -> None:
    """Two tiles that some solution has each, but no solution has both."""
    for seed in range(50):
        grid = shuffle_grid(4, 5, 6, random.Random(seed))
        every = [set(solution) for solution in solutions(grid, 1000)]
        for first in sorted(every[0] - every[-1]):
            for second in sorted(every[-1] - every[0]):
                apart = not set(first) & set(second) and grid.tile(first) != grid.tile(second)
                if apart and not any({first, second} <= solution for solution in every):
                    assert next_step(grid, [first, second]) == Step("wrong-tile", wrong=(second,))
                    return
    raise AssertionError("no such grid found")


# -- following hints ---------------------------------------------------------------------------


def follow(
    grid: Grid, placed: list[Pair], marks: list[Pair], effort: int | None = None
) -> list[str]:
    """Do what hints say, one tile or note at a time, until it is solved; what they were."""
    said = []
    most = len(placed) + len(marks) + len(shape(grid.rows, grid.columns).pairs)
    while (step := next_step(grid, placed, marks, effort)) is not None:
        assert is_true(step, grid, placed, marks), step
        said.append(step.technique)
        assert len(said) <= most, f"the hints lead in circles: {said[-20:]}"
        if step.place:
            placed.append(step.place[0])
        elif step.rule_out:
            marks.append(step.rule_out[0])
        else:
            (marks if step.technique.endswith("mark") else placed).remove(step.wrong[-1])
    assert len({grid.tile(pair) for pair in placed}) == len({c for p in placed for c in p}) // 2
    assert len(placed) == len(grid.flat()) // 2
    return said


def is_true(step: Step, grid: Grid, placed: list[Pair], marks: list[Pair]) -> bool:
    """Whether it is as the hint says, by trying everything."""

    def solvable(more: tuple[Pair, ...] = (), out: tuple[Pair, ...] = ()) -> bool:
        return bool(search(Position.of(grid, [*placed, *more], [*marks, *out]), 1))

    if step.technique in ("wrong-tile", "wrong-mark"):
        return not solvable()
    if step.technique == "several-solutions":
        return solvable(more=step.place) and solvable(out=step.place)
    if step.technique == "known-tile":
        return solvable(more=step.place)
    if not step.grade:
        return bool(step.wrong)
    return not any(solvable(out=(p,)) for p in step.place) and not any(
        solvable(more=(p,)) for p in step.rule_out
    )


@st.composite
def positions(draw: st.DrawFn) -> tuple[Grid, list[Pair], list[Pair]]:
    """Any set laid out by chance in any rectangle, with tiles and notes anywhere."""
    n = draw(st.integers(1, 12))
    rows, columns = draw(st.sampled_from(rectangles(n)))
    grid = shuffle_grid(n, rows, columns, random.Random(draw(st.integers(0, 2**32))))
    somewhere = st.sampled_from(shape(rows, columns).pairs)
    placed = draw(st.lists(somewhere, unique=True, max_size=12))
    marks = draw(st.lists(somewhere, unique=True, max_size=12))
    return grid, placed, [pair for pair in marks if pair not in placed]


@given(positions())
def test_whoever_follows_the_hints_gets_to_the_end_from_anywhere(
    position: tuple[Grid, list[Pair], list[Pair]],
) -> None:
    follow(*position)


@given(positions())
def test_hints_lead_to_the_end_even_where_no_search_comes_to_one(
    position: tuple[Grid, list[Pair], list[Pair]],
) -> None:
    grid, placed, marks = position
    assert next_step(grid) is not None  # one solution is known from here on
    follow(grid, placed, marks, effort=0)


def test_what_cannot_be_judged_is_measured_by_the_solution_that_is_known() -> None:
    said: set[str] = set()
    for seed in range(4):
        rng = random.Random(seed)
        grid = shuffle_grid(9, 10, 11, rng)
        next_step(grid)  # finds one
        pairs = shape(10, 11).pairs
        said |= {*follow(grid, [rng.choice(pairs)], [], effort=0)}
        said |= {*follow(grid, [], [rng.choice(pairs)], effort=0)}
    assert {"doubtful-tile", "doubtful-mark", "known-tile"} <= said


def test_a_search_that_gives_up_without_a_known_solution_says_so() -> None:
    with pytest.raises(GaveUp):
        next_step(shuffle_grid(9, 10, 11, random.Random(77)), effort=0)


def test_the_largest_set_by_the_book() -> None:
    """Grids in which looking for a solution takes longest among the first few hundred."""
    for seed in (2, 205):
        grid = Grid(laid_out(18, rectangle(19, 20), random.Random(seed)))
        assert len(search(Position.of(grid, effort=20_000), 2)) == 2


def test_parts_that_have_nothing_to_do_with_each_other_are_searched_one_by_one() -> None:
    """A mistake in one corner, and many ways to go on elsewhere: no way is looked through again
    and again."""
    for seed in range(20):
        grid = shuffle_grid(15, 16, 17, random.Random(seed))
        wrong = shape(16, 17).pairs[0]
        search(Position.of(grid, [wrong], effort=5_000), 1)

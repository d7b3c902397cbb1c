"""The problem collection against its referee, in every shape: one layout, the grade that is said,
and every choice of whoever solves it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import boneyard
from boneyard.core.actions import CHANCE
from boneyard.core.options import Chosen
from boneyard.families.puzzle.actions import Mark, Put, Remove
from boneyard.puzzles import dominosa
from boneyard.puzzles.dominosa import area
from tests.rules.dominosa_referee import Cell, Problem, Way, ring, staircase

RINGS = (6, 7, 10, 11, 14, 15, 18)
FIGURES = [("staircase", n) for n in range(1, 19)] + [("ring", n) for n in RINGS]
LARGE = 9
"""Sets beyond this have many cells, and what is the same for all is seen at smaller ones."""
BOOK = "book"
FIGURE = {"staircase": staircase, "ring": ring}
NAMED = {"trivial": 1, "local": 2, "sets": 3, "hard": 4, "cases": 5}


def figures() -> list[Any]:
    return [
        pytest.param(shape, n, marks=pytest.mark.deep if n > LARGE else ()) for shape, n in FIGURES
    ]


def grades(shape: str, n: int) -> tuple[str, ...]:
    chosen = Chosen({"set": n, "shape": shape})
    declared = {one.name: one for one in boneyard.listing("dominosa").declare(chosen)}
    return tuple(map(str, declared["grade"].choices))


def dealt(shape: str, n: int, grade: str, rng: random.Random) -> tuple[Any, Any, Problem]:
    game: Any = boneyard.game("dominosa", set=n, shape=shape, grade=grade)
    state, _ = game.apply(game.start(), CHANCE, game.legal(game.start(), CHANCE).sample(rng))
    return game, state, Problem({cell: state.rows[cell[0]][cell[1]] for cell in game.cells(state)})


def has_the_grade(problem: Problem, grade: int) -> bool:
    """Where thinking of the grades below gets stuck, and that of this one does not."""
    if grade < 3:
        return problem.is_solved_by(grade) and (grade == 1 or not problem.is_solved_by(1))
    if problem.is_solved_by(2):
        return False
    # Sets of cells with one number are found in grade three, and with the double in grade four.
    easier = problem.is_solved_by(3, doubles=grade != 4)
    return easier == (grade == 3)


def one_layout(problem: Problem) -> frozenset[Way]:
    (found,) = problem.layouts()
    return found


def test_there_is_a_ring_for_these_sets_only() -> None:
    assert tuple(n for n in range(1, 19) if ring(n)) == RINGS


@pytest.mark.parametrize("problems", [2, pytest.param(40, marks=pytest.mark.deep)])
@pytest.mark.parametrize(("shape", "n"), figures())
def test_a_problem_has_one_layout_and_its_grade_and_is_solved_by_it(
    shape: str, n: int, problems: int
) -> None:
    rng = random.Random(f"{shape} {n}")
    for grade in grades(shape, n):
        for _ in range(problems if n <= LARGE else 2):
            game, state, problem = dealt(shape, n, grade, rng)
            assert set(problem.numbers) == FIGURE[shape](n)
            assert problem.is_right()
            if grade == BOOK:
                assert n > LARGE or next(problem.layouts(), None) is not None
                continue
            layout = one_layout(problem)
            assert has_the_grade(problem, NAMED[grade]), grade
            solve(game, state, problem, layout, rng)


def solve(
    game: Any, state: Any, problem: Problem, layout: frozenset[Way], rng: random.Random
) -> None:
    """Lay what belongs there, and now and then what does not, which is taken back: at every step
    what can be done is what the referee says, and the end comes with the last right tile."""
    laid: set[Way] = set()
    while game.to_act(state):
        assert laid != layout
        taken = {cell for way in laid for cell in way}
        free = {way for way in problem.ways if not taken & way}
        moves = list(game.legal(state, 0))
        for kind, ways in ((Put, free), (Mark, free), (Remove, laid)):
            assert {frozenset(one.cells) for one in moves if isinstance(one, kind)} == ways
        wrong, right = sorted(map(sorted, laid - layout)), sorted(map(sorted, layout & free))
        if right and (rng.random() < 0.7 or not wrong):
            astray = rng.random() < 0.1
            cells: list[Cell] = rng.choice(sorted(map(sorted, free)) if astray else right)
            action: Any = Put((cells[0], cells[1]))
        else:
            cells = rng.choice(wrong)
            action = Remove((cells[0], cells[1]))
        laid ^= {frozenset(cells)}
        state, _ = game.apply(state, 0, action)
    assert laid == layout


@pytest.mark.parametrize(("shape", "n"), [("staircase", 3), ("staircase", 4), ("ring", 6)])
def test_the_solver_finds_all_layouts(shape: str, n: int) -> None:
    for seed in range(4):
        _, _, problem = dealt(shape, n, BOOK, random.Random(seed))
        cells = sorted(problem.numbers)
        grid = dominosa.Grid.on(
            [dominosa.Cell(*cell) for cell in cells], [problem.numbers[cell] for cell in cells]
        )
        expected = {frozenset(layout) for layout in problem.layouts()}
        found = dominosa.solutions(grid, len(expected) + 1)
        assert {frozenset(frozenset(pair) for pair in layout) for layout in found} == expected


@pytest.mark.parametrize("grade", NAMED.values())
@pytest.mark.parametrize(("shape", "n"), [("staircase", 5), ("staircase", 8), ("ring", 7)])
def test_what_is_generated_has_one_layout_and_its_grade(shape: str, n: int, grade: int) -> None:
    cells = area.staircase(n) if shape == "staircase" else area.ring(n)
    made = dominosa.generate(n, grade, random.Random(n), cells=cells)
    numbers = {tuple(cell): made.grid.at(cell) for cell in made.grid.cells}
    problem = Problem({(row, column): number for (row, column), number in numbers.items()})
    assert one_layout(problem) == {frozenset(pair) for pair in made.solution}
    assert has_the_grade(problem, grade)

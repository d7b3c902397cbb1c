"""Generated puzzles: one solution, the wanted grade, the same again from the same seed."""

import random

import pytest

from boneyard.puzzles.dominosa import Grid, GridError, NoPuzzle, generate, grade, solutions
from boneyard.puzzles.dominosa.engine import deduce
from boneyard.puzzles.dominosa.position import Position, layout


@pytest.mark.parametrize("wanted", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("n", [4, 6, 9])
def test_a_puzzle_has_one_solution_and_the_wanted_grade(n: int, wanted: int) -> None:
    rng = random.Random(100 * n + wanted)
    for _ in range(5):
        puzzle = generate(n, wanted, rng)
        assert puzzle.grade == wanted
        assert (puzzle.grid.rows, puzzle.grid.columns) == (n + 1, n + 2)
        assert solutions(puzzle.grid, 2) == (puzzle.solution,)
        rated = grade(puzzle.grid)
        assert rated.grade == wanted
        assert all(tiles > 0 for tiles in rated.open_after[: wanted - 1])


@pytest.mark.parametrize("wanted", [1, 2, 3, 4, 5])
def test_the_grade_is_that_of_the_hardest_step_needed(wanted: int) -> None:
    grid = generate(6, wanted, random.Random(wanted)).grid
    position = Position(layout(grid))
    steps = deduce(position, wanted)
    assert position.solved
    assert max(step.grade for step in steps) == wanted
    without = Position(layout(grid))
    deduce(without, wanted - 1)
    assert not without.solved


@pytest.mark.parametrize("n", range(1, 10))
def test_every_set_has_easy_puzzles(n: int) -> None:
    assert grade(generate(n, 1, random.Random(n)).grid).grade == 1


@pytest.mark.parametrize(("rows", "columns"), [(8, 7), (4, 14), (14, 4), (2, 28), (1, 56), (56, 1)])
def test_any_rectangle_that_fits(rows: int, columns: int) -> None:
    grid = generate(6, 1, random.Random(1), rows, columns).grid
    assert (grid.rows, grid.columns) == (rows, columns)
    assert grade(grid).grade == 1


def test_the_same_seed_gives_the_same_puzzle() -> None:
    first = [generate(6, wanted, random.Random(9)) for wanted in (1, 2, 3, 4, 5)]
    assert first == [generate(6, wanted, random.Random(9)) for wanted in (1, 2, 3, 4, 5)]
    assert first[0] != generate(6, 1, random.Random(10))


def test_puzzles_differ() -> None:
    rng = random.Random(3)
    grids = {generate(6, 2, rng).grid for _ in range(50)}
    assert len(grids) == 50


def test_what_cannot_be_made_is_refused_with_advice() -> None:
    with pytest.raises(NoPuzzle, match="choose a lower grade"):
        generate(1, 5, random.Random(1), trials=500)
    with pytest.raises(GridError, match="does not fit"):
        generate(6, 1, random.Random(1), 5, 5)
    with pytest.raises(ValueError, match="grades go from 1 to 5"):
        generate(6, 6, random.Random(1))


def test_an_imported_grid_is_graded() -> None:
    rated = grade(Grid.parse("001\n110"))
    assert (rated.solutions, rated.grade) == (1, 1)

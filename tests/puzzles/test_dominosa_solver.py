"""The compiled solver against brute force, and against the readable engine step by step."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.puzzles.dominosa import Grid, Pair, grade, rectangles, shuffle_grid, solutions
from boneyard.puzzles.dominosa.engine import deduce
from boneyard.puzzles.dominosa.kernel import live_after
from boneyard.puzzles.dominosa.position import Contradiction, Position, layout
from boneyard.puzzles.dominosa.search import search
from boneyard.puzzles.dominosa.shape import ends_array
from boneyard.puzzles.dominosa.solve import numbers_array
from boneyard.tiles import Tile


def brute_force(grid: Grid) -> Iterator[tuple[Pair, ...]]:
    """Cover the first free cell to the right or downwards with an unused tile, and go on."""

    def cover(laid: list[Pair], free: list[tuple[int, int]], used: set[Tile]) -> Iterator[None]:
        if not free:
            yield
            return
        row, column = free[0]
        for other in ((row, column + 1), (row + 1, column)):
            if other not in free:
                continue
            tile = Tile.of(grid.at(free[0]), grid.at(other))
            if tile not in used:
                laid.append(Pair.of(free[0], other))
                rest = [cell for cell in free[1:] if cell != other]
                yield from cover(laid, rest, used | {tile})
                laid.pop()

    laid: list[Pair] = []
    cells = [(row, column) for row in range(grid.rows) for column in range(grid.columns)]
    for _ in cover(laid, cells, set()):
        yield tuple(sorted(laid))


@st.composite
def grids(draw: st.DrawFn, largest: int) -> Grid:
    """Layouts of real tiles, and now and then numbers at random, which may have no solution."""
    n = draw(st.integers(1, largest))
    rows, columns = draw(st.sampled_from(rectangles(n)))
    rng = random.Random(draw(st.integers(0, 2**32)))
    if draw(st.integers(0, 3)):
        return shuffle_grid(n, rows, columns, rng)
    numbers = [number for number in range(n + 1) for _ in range(n + 2)]
    rng.shuffle(numbers)
    return Grid.of(numbers, columns)


@given(grids(largest=4))
def test_all_solutions_are_those_of_brute_force(grid: Grid) -> None:
    expected = set(brute_force(grid))
    found = solutions(grid, limit=len(expected) + 1)
    assert len(found) == len(set(found))
    assert set(found) == expected
    rated = grade(grid)
    assert rated.solutions == min(len(expected), 2)
    assert rated.unique == (rated.grade is not None)


@given(grids(largest=4))
def test_the_readable_search_finds_the_same(grid: Grid) -> None:
    masks = search(Position(layout(grid)), 10_000)
    assert {layout(grid).pairs(mask) for mask in masks} == set(solutions(grid, 10_000))


def test_the_limit_bounds_the_solutions() -> None:
    grid = shuffle_grid(6, 7, 8, random.Random(5))
    every = solutions(grid, 100_000)
    assert len(every) > 3
    assert solutions(grid, 3) == every[:3]
    with pytest.raises(ValueError, match="at least 1"):
        solutions(grid, 0)


@given(grids(largest=7), st.integers(1, 4))
def test_kernel_and_readable_engine_reach_the_same_position(grid: Grid, up_to: int) -> None:
    compiled = live_after(numbers_array(grid), ends_array(grid.rows, grid.columns), grid.n, up_to)
    position = Position(layout(grid))
    try:
        deduce(position, up_to)
    except Contradiction:
        assert compiled.size == 0
        return
    readable = [
        2 if position.placed >> pair & 1 else position.live >> pair & 1
        for pair in range(len(position.layout.items))
    ]
    assert compiled.tolist() == readable


def test_a_large_set_is_solved_too() -> None:
    grid = shuffle_grid(15, 16, 17, random.Random(1))
    found = solutions(grid, 5)
    assert len(found) == 5
    for solution in found:
        assert len({grid.tile(pair) for pair in solution}) == 136
        assert len({cell for pair in solution for cell in pair}) == 272

"""Dominosa grids as people write them: read, written, and refused with a reason."""

import random
import subprocess
import sys

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.puzzles.dominosa import Grid, GridError, Pair, rectangles, shuffle_grid, tiling
from boneyard.tiles import Tile, TileSet

SMALL = "011\n001"


def test_the_default_rectangle_of_double_six_is_seven_by_eight() -> None:
    assert rectangles(6)[0] == (7, 8)


def test_compact_digits_and_spaced_numbers_are_the_same_grid() -> None:
    assert Grid.parse(SMALL) == Grid.parse(" 0 1 1\n\n0,0,1\n") == Grid(((0, 1, 1), (0, 0, 1)))


@given(n=st.integers(1, 12), pick=st.integers(0, 99), seed=st.integers(0, 2**32))
def test_every_grid_is_read_back_as_it_was_written(n: int, pick: int, seed: int) -> None:
    fitting = rectangles(n)
    grid = shuffle_grid(n, *fitting[pick % len(fitting)], random.Random(seed))
    assert Grid.parse(grid.format()) == grid
    assert Grid.parse(grid.format(spaced=True)) == grid
    assert msgspec.json.decode(msgspec.json.encode(grid), type=Grid) == grid


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("0 1 x\n0 0 1", "row 1: 'x' is not a number"),
        ("0 1 -1\n0 0 1", "'-1' is not a number"),
        ("011\n00", "not a rectangle: row 1 has 3 numbers, row 2 has 2"),
        ("0 1 1\n0 0 2", "row 2, number 3: 2 is out of range"),
        ("0 1 1\n0 1 1", "every number must occur 3 times in double-1, but 0 occurs 2 times"),
        ("0 1\n0 1", "2x2 = 4 numbers fill no set"),
    ],
)
def test_a_wrong_grid_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(GridError, match=reason):
        Grid.parse(text)


def test_a_rectangle_that_does_not_fit_is_refused_with_those_that_do() -> None:
    with pytest.raises(GridError, match=r"6x9 does not fit the double-6 set.*7x8, 4x14, 2x28"):
        shuffle_grid(6, 6, 9, random.Random(1))
    with pytest.raises(GridError, match="no double-19 set"):
        shuffle_grid(19, 20, 21, random.Random(1))


def test_a_pair_is_two_cells_that_touch() -> None:
    assert Pair.of((1, 1), (0, 1)) == Pair.of((0, 1), (1, 1))
    with pytest.raises(ValueError, match="do not touch"):
        Pair.of((0, 0), (1, 1))


def test_a_pair_outside_the_rectangle_is_not_in_the_grid() -> None:
    grid = Grid.parse(SMALL)
    assert Pair.of((0, 2), (1, 2)) in grid
    assert Pair.of((0, 2), (0, 3)) not in grid
    assert Pair.of((-1, 0), (0, 0)) not in grid
    assert grid.tile(Pair.of((0, 0), (0, 1))) == Tile.of(0, 1)


def test_the_booklets_game_uses_every_tile_once() -> None:
    for seed in range(20):
        layout = tiling(7, 8, random.Random(seed))
        assert len({cell for pair in layout for cell in pair}) == 56
        grid = shuffle_grid(6, 7, 8, random.Random(seed))
        assert sorted(grid.flat()) == sorted(half for t in TileSet.double(6) for half in t)


def test_every_tiling_is_equally_likely() -> None:
    """4x5 has 95 tilings; chi-square with 94 degrees of freedom stays below 143 (p = 0.001)."""
    rng = random.Random(2024)
    counts: dict[tuple[Pair, ...], int] = {}
    draws = 9500
    for _ in range(draws):
        drawn = tiling(4, 5, rng)
        counts[drawn] = counts.get(drawn, 0) + 1
    assert len(counts) == 95
    expected = draws / 95
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 143


def test_numba_is_loaded_only_by_a_call_that_needs_it() -> None:
    code = (
        "import sys; from random import Random; import boneyard.puzzles.dominosa as d;"
        "d.next_step(d.shuffle_grid(3, 4, 5, Random(1))); assert 'numba' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)

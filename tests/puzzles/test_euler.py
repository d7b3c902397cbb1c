"""Fortune-teller (L, O): the prediction, and the help when the line is stuck."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.puzzles import euler
from boneyard.puzzles.euler import Cut, Extend, Line, SpliceLoop, TrailTile
from boneyard.tiles import Tile, TileSet


def line_of(*halves: tuple[int, int]) -> Line:
    return tuple(TrailTile(a, b) for a, b in halves)


def lay_until_stuck(tiles: list[Tile], rng: random.Random) -> tuple[Line, set[Tile]]:
    """An audience that lays any fitting tile at either end until none fits."""
    left = set(tiles)
    first = rng.choice(sorted(left))
    left.remove(first)
    turned = rng.random() < 0.5
    line: Line = (TrailTile(first.low, first.high) if turned else TrailTile(first.high, first.low),)
    while True:
        a, b = line[0].left, line[-1].right
        options: list[Line] = []
        for tile in sorted(left):
            if a in tile:
                options.append((TrailTile(tile.other(a), a), *line))
            if b in tile:
                options.append((*line, TrailTile(b, tile.other(b))))
        if not options:
            return line, left
        grown = rng.choice(options)
        left.discard(grown[0].tile)
        left.discard(grown[-1].tile)
        line = grown


def check_help_completes(n: int, seed: int) -> tuple[euler.Step, ...]:
    rng = random.Random(seed)
    missing = rng.choice([tile for tile in TileSet.double(n) if not tile.is_double])
    used = [tile for tile in TileSet.double(n) if tile != missing]
    line, left = lay_until_stuck(used, rng)
    assert euler.stuck(line, left)
    steps = euler.help(line, left)
    for step in steps:
        if not isinstance(step, Extend):
            assert euler.stuck(line, left), "splice and cut are for a stuck line only"
        before = line
        line = euler.take(line, step)
        left -= {laid.tile for laid in line}
        if isinstance(step, Cut):
            assert euler.ends(before) == (before[0].left, before[0].left)
            assert not euler.stuck(line, left), "after a cut one can go on"
    assert euler.is_line(line)
    assert sorted(laid.tile for laid in line) == sorted(used)
    reached = euler.ends(line)
    assert reached is not None
    assert tuple(sorted(reached)) == euler.predict(n, missing) == euler.odd_numbers(used)
    return steps


@given(seed=st.integers(0, 2**32))
def test_from_any_way_of_laying_until_stuck_help_completes_the_line(seed: int) -> None:
    check_help_completes(6, seed)


@pytest.mark.parametrize("n", [12, 18])
def test_large_sets_are_completed_too(n: int) -> None:
    for seed in range(20):
        check_help_completes(n, seed)


def test_both_kinds_of_help_occur() -> None:
    kinds = {type(step) for seed in range(300) for step in check_help_completes(6, seed)}
    assert kinds == {Extend, SpliceLoop, Cut}


@pytest.mark.parametrize("n", euler.SETS)
def test_help_builds_the_whole_line_from_nothing(n: int) -> None:
    missing = Tile.of(n, 2)
    line: Line = ()
    left = [tile for tile in TileSet.double(n) if tile != missing]
    for step in euler.help(line, left):
        line = euler.take(line, step)
    assert len(line) == len(left)
    assert sorted(euler.ends(line) or ()) == [2, n]


def test_a_left_over_loop_is_spliced_in_where_the_line_shows_its_number() -> None:
    line = line_of((0, 1), (1, 2), (2, 3))
    loop = [Tile.of(2, 4), Tile.of(4, 5), Tile.of(5, 2)]
    assert euler.stuck(line, loop)
    (step,) = euler.help(line, loop)
    assert isinstance(step, SpliceLoop)
    assert (step.at, step.number) == (2, 2)
    assert euler.ends(euler.take(line, step)) == (0, 3)


def test_a_ring_is_cut_at_a_number_the_left_over_tiles_show() -> None:
    ring = line_of((0, 1), (1, 2), (2, 0))
    step, *more = euler.help(ring, [Tile.of(2, 4)])
    assert step == Cut(2, 2)
    assert more == [Extend(TrailTile(2, 4), "right")]


def test_a_number_only_at_the_right_end_still_counts_as_an_end() -> None:
    assert euler.help(line_of((0, 1)), [Tile.of(1, 1)]) == (Extend(TrailTile(1, 1), "right"),)


@pytest.mark.parametrize("n", [9, 15, 7])
def test_odd_sets_have_no_such_line(n: int) -> None:
    with pytest.raises(ValueError, match="sets 6, 12, 18"):
        euler.predict(n, Tile.of(0, 1))


def test_a_double_or_a_foreign_tile_cannot_be_taken_out() -> None:
    with pytest.raises(ValueError, match="double"):
        euler.predict(6, Tile.of(3, 3))
    with pytest.raises(ValueError, match="not in"):
        euler.predict(6, Tile.of(3, 9))


def test_help_says_when_no_line_exists() -> None:
    with pytest.raises(ValueError, match="share no number"):
        euler.help(line_of((0, 1)), [Tile.of(2, 3)])
    with pytest.raises(ValueError, match="no line exists"):
        euler.help(line_of((0, 1), (1, 2)), [Tile.of(1, 3)])
    with pytest.raises(ValueError, match="halves that touch"):
        euler.help(line_of((0, 1), (2, 3)), [])

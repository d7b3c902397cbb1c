"""Fortress: legal lays, chains and points, against examples and a slow reading of the rules."""

from __future__ import annotations

from itertools import permutations, product
from typing import TypeAlias

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.games.fortress.geometry import (
    BadSite,
    Building,
    Levels,
    StackedTile,
    best_chain,
    can_continue,
    chains,
    continuations,
    ground_sites,
    openings,
    pairs,
    points,
    raised_sites,
    refusal,
    single_lays,
)
from boneyard.tiles import Tile, TileSet

SIX = TileSet.double(6)

# -- the rules once more, as slowly as possible: a box of cubes, each a half of some tile ---------

Cube: TypeAlias = tuple[int, int, int]
Box: TypeAlias = dict[Cube, tuple[int, Tile]]
Pose: TypeAlias = frozenset[tuple[Cube, int]]
"""A tile in space: two cubes with their numbers."""


def box_of(table: Building) -> Box:
    return {
        (*cell, laid.height): (half, laid.tile)
        for laid in table.laid
        for cell, half in zip(laid.cells, laid.halves, strict=True)
    }


def pose(laid: StackedTile) -> Pose:
    return frozenset(
        ((*cell, laid.height), half) for cell, half in zip(laid.cells, laid.halves, strict=True)
    )


def place(box: Box, tile: Tile, where: Pose) -> Box:
    return {**box, **{cube: (number, tile) for cube, number in where}}


def poses(box: Box, tile: Tile) -> set[Pose]:
    """The tile anywhere in and around the box, both ways round, with nothing there yet."""
    rows, columns, heights = ([cube[axis] for cube in box] for axis in range(3))
    found = set()
    for row, column, height in product(
        range(min(rows) - 2, max(rows) + 3),
        range(min(columns) - 2, max(columns) + 3),
        range(max(heights) + 2),
    ):
        for beside in ((row, column + 1, height), (row + 1, column, height)):
            cubes = ((row, column, height), beside)
            if not any(cube in box for cube in cubes):
                for numbers in ((tile.high, tile.low), (tile.low, tile.high)):
                    found.add(frozenset(zip(cubes, numbers, strict=True)))
    return found


def side_by_side(one: Cube, two: Cube) -> bool:
    return one[2] == two[2] and abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1


def uncovered(box: Box, cube: Cube) -> bool:
    return cube in box and (cube[0], cube[1], cube[2] + 1) not in box


def below(where: Pose) -> list[Cube]:
    return [(row, column, height - 1) for (row, column, height), _ in where]


def lies_on_table(box: Box, where: Pose) -> bool:
    return all(cube[2] == 0 for cube, _ in where) and any(
        side_by_side(cube, other) for cube, _ in where for other in box
    )


def lies_across_two(box: Box, where: Pose) -> bool:
    under = below(where)
    return (
        all(uncovered(box, cube) for cube in under) and len({box[cube][1] for cube in under}) == 2
    )


def open_pairs(box: Box, tile: Tile, where: Pose) -> set[frozenset[Cube]]:
    """Pairs opened by a tile that has just been laid."""
    return {
        frozenset((cube, other))
        for cube, number in where
        for other, (number_there, tile_there) in box.items()
        if side_by_side(cube, other)
        and number == number_there
        and tile_there != tile
        and uncovered(box, other)
    }


def slow_turns(box: Box, hand: tuple[Tile, ...]) -> set[tuple[Pose, ...]]:
    """Single tiles and chains: every order of every part of the hand, in every pose."""
    legal: set[tuple[Pose, ...]] = set()

    def go(box: Box, done: tuple[Pose, ...], todo: tuple[Tile, ...], may: set[Pose]) -> None:
        if not todo:
            legal.add(done)
            return
        for where in may:
            after = place(box, todo[0], where)
            following: set[Pose] = set()
            # Nearly always nothing was opened: then there is nowhere to look.
            if len(todo) > 1 and (opened := open_pairs(after, todo[0], where)):
                following = {
                    each for each in poses(after, todo[1]) if frozenset(below(each)) in opened
                }
            go(after, (*done, where), todo[1:], following)

    for size in range(1, len(hand) + 1):
        for order in permutations(hand, size):
            first = {
                where
                for where in poses(box, order[0])
                if lies_on_table(box, where) or (size > 1 and lies_across_two(box, where))
            }
            go(box, (), order, first)
    return legal


@st.composite
def tables(draw: st.DrawFn, most: int = 7) -> tuple[Building, list[Tile]]:
    """A table built by slow lays of any legal kind, and the tiles not yet used.

    Tiles of few numbers meet equal halves often, so towers and chains do occur.
    """
    numbers = draw(st.integers(2, 4))
    tiles = draw(st.permutations(TileSet.double(numbers)))
    table = Building.start(tiles[0])
    size = draw(st.integers(0, min(most, len(tiles) - 4)))
    for tile in tiles[1 : 1 + size]:
        box = box_of(table)
        sites = sorted(
            (
                where
                for where in poses(box, tile)
                if lies_across_two(box, where) or lies_on_table(box, where)
            ),
            key=lambda where: (-max(cube[2] for cube, _ in where), sorted(where)),
        )
        where = sorted(sites[draw(st.integers(0, len(sites) - 1))])
        (one, first), (two, second) = where
        table = table.add(StackedTile.at(one[2], (one[:2], two[:2]), (first, second)))
    return table, list(tiles[1 + size :])


@given(tables(), st.data())
def test_single_tiles_and_chains_are_those_of_the_slow_reading(
    built: tuple[Building, list[Tile]], data: st.DataObject
) -> None:
    table, left = built
    hand = tuple(left[: data.draw(st.integers(0, 3))])
    box = box_of(table)
    expected = slow_turns(box, hand)
    singles = {(pose(laid),) for tile in hand for laid in single_lays(table, tile)}
    found = [tuple(pose(laid) for laid in chain) for chain in chains(table, hand)]
    assert len(found) == len(set(found)), "no chain comes twice"
    assert singles == {turn for turn in expected if len(turn) == 1}
    assert set(found) == {turn for turn in expected if len(turn) > 1}
    assert {pose(laid) for laid in openings(table, hand)} == {turn[0] for turn in expected}


@given(tables(), st.sampled_from(["move", "table"]), st.data())
def test_the_best_chain_earns_as_much_as_any_and_is_the_longest_of_those(
    built: tuple[Building, list[Tile]], levels: Levels, data: st.DataObject
) -> None:
    table, left = built
    hand = left[: data.draw(st.integers(0, 4))]
    worth = [(sum(points(chain, levels)), len(chain)) for chain in chains(table, hand)]
    best = best_chain(table, hand, levels, limit=10**9)
    if best is None:
        assert not worth
    else:
        assert best.complete
        assert (best.points, len(best.chain)) == max(worth)
        assert sum(points(best.chain, levels)) == best.points
        assert best.chain in set(chains(table, hand))


@given(tables(), st.data())
def test_first_sites_are_exactly_those_not_refused(
    built: tuple[Building, list[Tile]], data: st.DataObject
) -> None:
    table, left = built
    tile = left[0]
    box = box_of(table)
    row = data.draw(st.integers(-4, 4))
    column = data.draw(st.integers(-4, 4))
    down, across = data.draw(st.sampled_from([(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (0, 2)]))
    cells = ((row, column), (row + down, column + across))
    good = {
        frozenset(cube[:2] for cube, _ in where)
        for where in poses(box, tile)
        if lies_on_table(box, where) or lies_across_two(box, where)
    }
    assert (refusal(table, cells) is None) == (frozenset(cells) in good)


@given(tables())
def test_a_table_is_the_same_whatever_the_order_it_was_laid_in(
    built: tuple[Building, list[Tile]],
) -> None:
    table, _ = built
    again = msgspec.convert(msgspec.to_builtins(table), Building)
    assert again == table
    assert hash(again) == hash(table)
    assert again.stacks == table.stacks
    for stack in table.stacks.values():
        assert [half.height for half in stack] == list(range(len(stack)))


# -- examples ----------------------------------------------------------------------------------

START = Building.start(Tile.of(6, 3))  # 6 at (0, 0), 3 at (0, 1)


def lay(height: int, cells: tuple[tuple[int, int], tuple[int, int]], a: int, b: int) -> StackedTile:
    return StackedTile.at(height, cells, (a, b))


def test_a_single_tile_needs_to_touch_with_half_an_edge_only() -> None:
    sites = ground_sites(START)
    assert ((-1, 0), (-1, 1)) in sites  # along the whole tile
    assert ((1, 1), (1, 2)) in sites  # half of it
    assert ((0, 2), (0, 3)) in sites  # end to end
    assert ((1, 2), (1, 3)) not in sites  # corner to corner
    assert refusal(START, ((1, 2), (1, 3))) is BadSite.NOT_TOUCHING
    # Six cells around; 3 ways at each end, 4 lengthwise, 4 upright and 4 half over the corners.
    assert len(sites) == 3 + 3 + 2 + 4 + 4


def test_the_neighbour_on_the_table_may_be_covered() -> None:
    table = START.add(lay(0, ((1, 0), (1, 1)), 5, 5)).add(lay(1, ((0, 0), (1, 0)), 4, 2))
    assert ((-1, 0), (-1, 1)) in ground_sites(table)
    assert ((0, -1), (1, -1)) in ground_sites(table)


def test_a_chain_may_begin_across_two_different_tiles_but_not_on_one() -> None:
    table = START.add(lay(0, ((1, 0), (1, 1)), 5, 5))
    assert raised_sites(table) == [((0, 0), (1, 0)), ((0, 1), (1, 1))]
    assert refusal(table, ((0, 0), (1, 0))) is None
    assert refusal(table, ((0, 0), (0, 1))) is BadSite.SAME_TILE
    assert refusal(table, ((0, 1), (0, 2))) is BadSite.UNEVEN
    assert refusal(table, ((0, 0), (1, 1))) is BadSite.APART


def test_a_tile_across_two_others_is_offered_only_if_a_second_one_can_follow() -> None:
    table = START.add(lay(0, ((1, 0), (1, 1)), 5, 5)).add(lay(1, ((0, 1), (1, 1)), 4, 2))
    hand = [Tile.of(4, 1), Tile.of(6, 6)]
    raised = {laid for laid in openings(table, hand) if laid.height == 1}
    assert raised == {lay(1, ((0, 0), (1, 0)), 4, 1)}  # the 4 beside the 4
    assert not [laid for laid in openings(table, hand[:1]) if laid.height > 0]


def test_the_next_tile_lies_across_the_equal_halves_whatever_its_numbers() -> None:
    first = lay(0, ((1, 0), (2, 0)), 6, 1)  # its 6 beside the 6
    table = START.add(first)
    assert pairs(table, first) == [((0, 0), (1, 0))]
    assert set(continuations(table, first, [Tile.of(5, 4)])) == {
        lay(1, ((0, 0), (1, 0)), 5, 4),
        lay(1, ((0, 0), (1, 0)), 4, 5),
    }
    assert can_continue(table, first, [Tile.of(5, 4)])
    assert not can_continue(table, first, [])


def test_a_double_s_own_halves_are_no_pair() -> None:
    first = lay(0, ((1, 0), (1, 1)), 5, 5)
    assert pairs(START.add(first), first) == []


def test_a_covered_half_is_no_neighbour() -> None:
    table = START.add(lay(0, ((-1, 0), (-1, 1)), 1, 2)).add(lay(1, ((-1, 0), (0, 0)), 4, 0))
    first = lay(0, ((1, 0), (2, 0)), 6, 1)
    assert pairs(table.add(first), first) == []


def test_equal_halves_on_different_heights_are_no_pair() -> None:
    table = START.add(lay(0, ((1, 0), (1, 1)), 5, 5))
    first = lay(1, ((0, 0), (1, 0)), 3, 1)  # its 3 beside the 3, but one higher
    assert pairs(table.add(first), first) == []


def test_one_tile_can_open_several_pairs_and_those_not_used_lapse() -> None:
    table = START.add(lay(0, ((1, -1), (1, -2)), 6, 2))
    first = lay(0, ((0, -1), (-1, -1)), 6, 6)  # beside the 6 at (0, 0) and the 6 at (1, -1)
    table = table.add(first)
    assert pairs(table, first) == [((0, -1), (0, 0)), ((0, -1), (1, -1))]
    second = lay(1, ((0, -1), (0, 0)), 4, 5)
    assert pairs(table.add(second), second) == []
    assert not can_continue(table.add(second), second, [Tile.of(1, 1)])


@pytest.mark.parametrize(
    ("base", "levels", "expected"),
    [
        (0, "move", [1, 3, 6, 10, 15, 15]),
        (0, "table", [1, 3, 6, 10, 15, 15]),
        (2, "move", [1, 3, 6, 10, 15, 15]),
        (2, "table", [6, 10, 15, 15, 15, 15]),
    ],
)
def test_points_by_level(base: int, levels: Levels, expected: list[int]) -> None:
    tower = [lay(base + step, ((0, 0), (0, 1)), step, 0) for step in range(6)]
    assert points(tower, levels) == expected


def test_a_single_tile_earns_one() -> None:
    laid = single_lays(START, Tile.of(5, 4))[0]
    assert points([laid], "move") == points([laid], "table") == [1]


def test_listing_chains_stops_at_the_limit() -> None:
    hand = [Tile.of(6, 0), Tile.of(6, 1), Tile.of(6, 2)]
    everything = list(chains(START, hand))
    assert len(everything) > 10
    assert list(chains(START, hand, limit=10)) == everything[:10]
    assert list(chains(START, hand, limit=0)) == []


def test_a_search_cut_short_says_so() -> None:
    hand = [Tile.of(6, 0), Tile.of(6, 1), Tile.of(6, 2), Tile.of(6, 4), Tile.of(6, 5)]
    short = best_chain(START, hand, "move", limit=3)
    assert short is not None
    assert not short.complete

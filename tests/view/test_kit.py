"""Helpers for the scenes of single games, and the faces of tiles."""

from __future__ import annotations

import pytest

from boneyard.tiles import Tile
from boneyard.view import kit
from boneyard.view.arrange.spots import Spot, overlap
from boneyard.view.pips import pips, radius


def test_a_tile_over_two_cells_points_from_the_first_to_the_second() -> None:
    right = kit.over(((1, 2), (1, 3)), (6, 3))
    assert (right.x, right.y, right.angle) == (3, 1.5, 0)
    up = kit.over(((2, 0), (1, 0)), (6, 3))
    assert (up.x, up.y, up.angle) == (0.5, 2, 270)
    assert up.id == "6-3"
    assert kit.over(((0, 0), (0, 1)), None).id == "down:0,0"


def test_cells_leave_gaps_where_there_is_no_number() -> None:
    cells = kit.cells([[1, None], [3, 4]], lambda cell, number: {"pick": number > 1})
    assert [(c.row, c.column, c.number, c.pick) for c in cells] == [
        (0, 0, 1, False), (1, 0, 3, True), (1, 1, 4, True),
    ]  # fmt: skip


def test_a_mark_lies_between_its_cells() -> None:
    mark = kit.edge(((0, 1), (0, 0)))
    assert (mark.x, mark.y, mark.angle) == (1, 0.5, 90)
    assert mark == kit.edge(((0, 0), (0, 1)))


def test_what_is_larger_than_the_frame_makes_the_table_larger() -> None:
    items = [kit.cell_at((0, 0)), kit.cell_at((0, 40))]
    width, height, placed = kit.fit(items, (30, 18))
    assert (width, height) == (43, 18)
    assert [item.x for item in placed] == [1.5, 41.5]
    assert {item.y for item in placed} == {9}


def test_tiles_spread_in_rows_do_not_overlap() -> None:
    tiles = [Tile.of(6, n) for n in range(7)]
    for upright in (False, True):
        spots = [Spot(*place) for place in kit.spread(tiles, 3, gap=0.1, upright=upright)]
        assert not any(overlap(a, b) for i, a in enumerate(spots) for b in spots[:i])


@pytest.mark.parametrize("number", range(19))
def test_a_half_shows_as_many_pips_as_its_number_and_all_apart(number: int) -> None:
    spots = pips(number)
    assert len(spots) == number
    highest = 6 if number <= 6 else 9 if number <= 9 else 18
    r = radius(highest)
    for i, (x, y) in enumerate(spots):
        assert r < x < 1 - r
        assert r < y < 1 - r
        assert all(((x - a) ** 2 + (y - b) ** 2) ** 0.5 > 2 * r for a, b in spots[:i])
    # A tile has no upside: turned around, a face is the same.
    turned = {(round(1 - x, 6), round(1 - y, 6)) for x, y in spots}
    assert turned == {(round(x, 6), round(y, 6)) for x, y in spots}

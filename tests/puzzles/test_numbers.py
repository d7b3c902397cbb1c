"""Numbers about dominoes, against published values and brute force."""

from __future__ import annotations

import math

import pytest

from boneyard.puzzles import numbers
from boneyard.tiles import Tile, TileSet


def count_lines(tiles: frozenset[Tile], end: int | None) -> int:
    """Lines of all these tiles that go on from `end`, one tile after the other."""
    if not tiles:
        return 1
    total = 0
    for tile in tiles:
        for a, b in {(tile.high, tile.low), (tile.low, tile.high)}:
            if end is None or a == end:
                total += count_lines(tiles - {tile}, b)
    return total


@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_lines_agree_with_laying_every_line(n: int) -> None:
    assert numbers.lines(n) == count_lines(frozenset(TileSet.double(n)), None)


def test_closed_chains_of_double_two_agree_with_laying_every_ring() -> None:
    # A ring has no beginning, so let it begin with 0-0, which lies in it once.
    rest = frozenset(TileSet.double(2)) - {Tile.of(0, 0)}
    rings = count_lines(rest, 0)
    assert rings == numbers.closed_chains(2) == 2


def test_closed_chains_of_double_four_agree_with_laying_every_ring() -> None:
    rest = frozenset(TileSet.double(4)) - {Tile.of(0, 0)}
    assert count_lines(rest, 0) == numbers.closed_chains(4) == 8448


def test_published_values() -> None:
    # OEIS A135388, A284287 and its comment on closed chains.
    assert [numbers.euler_circuits(v) for v in (3, 5, 7)] == [2, 264, 129976320]
    assert [numbers.lines(n) for n in (2, 4, 6)] == [12, 126720, 7959229931520]
    assert numbers.closed_chains(6) == 284258211840


def test_double_eight_as_tarry_counted_it() -> None:
    assert numbers.lines(8) == 10752728122249860612096000
    assert numbers.closed_chains(8) == 238949513827774680268800


@pytest.mark.parametrize("n", [3, 5, 7, 9])
def test_odd_sets_have_no_line_of_all_tiles(n: int) -> None:
    assert numbers.lines(n) == numbers.closed_chains(n) == 0


def test_sets_too_large_to_count_are_refused() -> None:
    with pytest.raises(ValueError, match="up to double-8"):
        numbers.lines(10)
    with pytest.raises(ValueError, match="odd number"):
        numbers.euler_circuits(6)


def kasteleyn(rows: int, columns: int) -> float:
    """The closed formula of 1961, in floating point."""
    product = 1.0
    for j in range(1, (rows + 1) // 2 + 1):
        for k in range(1, (columns + 1) // 2 + 1):
            product *= (
                4 * math.cos(math.pi * j / (rows + 1)) ** 2
                + 4 * math.cos(math.pi * k / (columns + 1)) ** 2
            )
    return product


def test_tilings_of_the_rectangle_a_set_fills() -> None:
    assert numbers.tilings(7, 8) == numbers.tilings(8, 7) == 1292697
    assert numbers.tilings(8, 8) == 12988816


def test_tilings_agree_with_the_closed_formula() -> None:
    for rows in range(1, 9):
        for columns in range(1, 9):
            if rows * columns % 2 == 0:
                assert numbers.tilings(rows, columns) == round(kasteleyn(rows, columns))
            else:
                assert numbers.tilings(rows, columns) == 0


@pytest.mark.parametrize(("rows", "columns"), [(500, 500), (15, 16), (2, 10**9), (3, 101)])
def test_a_rectangle_nobody_could_wait_for_is_refused(rows: int, columns: int) -> None:
    with pytest.raises(ValueError, match="up to 14 x 100"):
        numbers.tilings(rows, columns)


def test_tilings_of_strips_are_fibonacci_numbers() -> None:
    assert [numbers.tilings(2, n) for n in range(8)] == [1, 1, 2, 3, 5, 8, 13, 21]

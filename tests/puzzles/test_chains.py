"""Hectic's chains: the three conditions, shortest chains, and chains drawn at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.puzzles.chains import (
    Chain,
    Fault,
    Wrong,
    count_chains,
    fault,
    is_correct,
    least_length,
    random_chain,
    shortest_chain,
)
from boneyard.tiles import Tile, TileSet

NINE = [tile for tile in TileSet.double(9) if not tile.is_double]
SIX = [tile for tile in TileSet.double(6) if not tile.is_double]
FOUR = [tile for tile in TileSet.double(4) if not tile.is_double]


def chain(text: str) -> Chain:
    return tuple((int(a), int(b)) for a, b in (word.split("-") for word in text.split()))


def all_chains(tiles: Iterable[Tile], n: int) -> list[Chain]:
    """Every correct chain, by laying tiles in all orders and judging the result in words."""
    found: list[Chain] = []

    def grow(line: Chain, left: frozenset[Tile]) -> None:
        shown = [half for tile in line for half in tile]
        if (
            len(line) >= n
            and len(line) > 1
            and shown[0] == n
            and shown[-1] == n
            and shown.count(n) == 2
        ):
            found.append(line)
        for tile in left:
            for a, b in ((tile.high, tile.low), (tile.low, tile.high)):
                if not line or line[-1][1] == a:
                    grow((*line, (a, b)), left - {tile})

    grow((), frozenset(tiles))
    return found


def tiles_from(full: list[Tile], most: int) -> st.SearchStrategy[frozenset[Tile]]:
    return st.frozensets(st.sampled_from(full), max_size=most)


@pytest.mark.parametrize(
    ("text", "n", "wrong"),
    [
        ("3-1 1-2 2-3", 3, None),
        ("0-1 1-2 2-0", 0, None),
        ("4-1 1-2 2-3 3-4", 4, None),
        ("4-1 1-2 2-3 3-5 5-4", 4, None),  # at least as many tiles as the number, not exactly
        ("4-1 1-2 2-4", 4, Fault(Wrong.TOO_SHORT, 3)),
        ("4-1 1-2 2-3 3-5", 4, Fault(Wrong.ENDS, 3)),
        ("1-2 2-3 3-5 5-4", 4, Fault(Wrong.ENDS, 0)),
        ("3-1 1-2 2-3 3-4 4-5 5-3", 3, Fault(Wrong.INSIDE, 2)),
        ("3-1 2-1 2-3", 3, Fault(Wrong.NO_MATCH, 0)),
        ("3-1 1-3", 3, Fault(Wrong.USED_TWICE, 1)),
        ("3-1 1-1 1-2 2-3", 3, Fault(Wrong.NOT_THERE, 1)),
        ("3-1 1-12 12-3", 3, Fault(Wrong.NOT_THERE, 1)),
        ("", 3, Fault(Wrong.ENDS, 0)),
    ],
)
def test_a_chain_is_judged_by_the_three_conditions(text: str, n: int, wrong: Fault | None) -> None:
    assert fault(chain(text), n, NINE) == wrong
    assert is_correct(chain(text), n, NINE) == (wrong is None)


def test_doubles_lie_aside_even_if_they_are_passed_in() -> None:
    assert fault(chain("3-1 1-1 1-2 2-3"), 3, TileSet.double(9)) == Fault(Wrong.NOT_THERE, 1)
    assert shortest_chain([*TileSet.double(3)], 3) == shortest_chain(
        [tile for tile in TileSet.double(3) if not tile.is_double], 3
    )


@pytest.mark.parametrize("n", range(10))
def test_with_all_tiles_open_the_shortest_chain_has_as_many_tiles_as_asked(n: int) -> None:
    found = shortest_chain(NINE, n)
    assert found is not None
    assert is_correct(found, n, NINE)
    assert len(found) == least_length(n)


def test_a_chain_may_have_to_be_longer_than_asked() -> None:
    # Odd meets even only, so a way from 1 to 2 inside has an odd number of tiles.
    tiles = [Tile.of(a, b) for a in (1, 3, 5) for b in (2, 6, 8)] + [Tile.of(4, 1), Tile.of(4, 2)]
    found = shortest_chain(tiles, 4)
    assert found is not None
    assert len(found) == 5


def test_no_chain_without_two_ways_back() -> None:
    tiles = [tile for tile in NINE if 5 not in tile] + [Tile.of(5, 1)]
    assert shortest_chain(tiles, 5) is None
    assert random_chain(tiles, 5, random.Random(1)) is None
    assert count_chains(tiles, 5) == 0


@given(tiles_from(FOUR, 9) | tiles_from(SIX, 7), st.integers(0, 6))
def test_shortest_and_count_agree_with_laying_every_order(tiles: frozenset[Tile], n: int) -> None:
    everything = all_chains(tiles, n)
    assert all(is_correct(each, n, tiles) for each in everything)
    found = shortest_chain(tiles, n)
    if not everything:
        assert found is None
        assert count_chains(tiles, n) == 0
        return
    assert found in everything
    assert len(found) == min(map(len, everything))
    by_length = Counter(map(len, everything))
    for length in range(2, len(tiles) + 1):
        assert 2 * count_chains(tiles, n, length) == by_length[length]
    assert count_chains(tiles, n) == by_length[len(found)] // 2


@given(tiles_from(NINE, 45), st.integers(0, 9), st.integers(0, 2**32))
def test_a_random_chain_is_correct_and_missing_only_if_there_is_none(
    tiles: frozenset[Tile], n: int, seed: int
) -> None:
    drawn = random_chain(tiles, n, random.Random(seed))
    shortest = shortest_chain(tiles, n)
    if drawn is None:
        assert shortest is None
    else:
        assert fault(drawn, n, tiles) is None
        assert shortest is not None
        assert len(drawn) >= len(shortest)


def test_every_chain_can_be_drawn_and_those_of_one_length_alike_often() -> None:
    everything = all_chains(FOUR, 4)
    rng = random.Random(20)
    drawn = Counter(random_chain(FOUR, 4, rng) for _ in range(6_000))
    assert drawn.keys() == set(everything)
    shortest = [drawn[each] for each in everything if len(each) == 4]
    fair = sum(shortest) / len(shortest)
    # Pearson's chi-square; 24 chains, so 23 degrees of freedom: above 50 once in a thousand times.
    assert sum((count - fair) ** 2 / fair for count in shortest) < 50


def test_the_numbers_of_shortest_chains_in_the_double_nine_set() -> None:
    # Three tiles for 0 to 3: any tile without n, between its two ways home.
    assert [count_chains(NINE, n) for n in range(4)] == [36] * 4
    # Four tiles for 4: first, middle and last number all different.
    assert count_chains(NINE, 4) == 9 * 8 * 7 // 2

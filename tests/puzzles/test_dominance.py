"""Dominance: the rule book's position, the kernel against it, and what the search proves."""

from __future__ import annotations

import random
from functools import cache
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.games.dominance.actions import Dictate, Take
from boneyard.games.dominance.position import EMPTY, TILES, Column, DominancePosition, row_points
from boneyard.puzzles.dominance import Found, decode, encode, expected, search, tables
from boneyard.puzzles.dominance import engine as dominance
from boneyard.tiles import Tile
from tests.cases import FEWER


def tile(text: str) -> Tile:
    return Tile.parse(text)


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(sorted(map(tile, text.split())))


def column(**rows: int) -> Column:
    """``column(r3=5)``: 5 in row 3, nothing elsewhere."""
    return tuple(rows.get(f"r{row}", 0) for row in range(1, 8))  # type: ignore[return-value]


def some_game(seed: int, left: int) -> DominancePosition:
    """Random play, dictations included, until so many tiles are left."""
    rng = random.Random(seed)
    position = DominancePosition()
    while len(position.left) > left:
        position = position.play(rng.choice(position.moves()))
    return position


# -- the rules ---------------------------------------------------------------------------------


def test_the_worked_example_of_the_rule_book() -> None:
    a = (12, 15, 9, 14, 11, 0, 7)
    b = (16, 9, 9, 11, 3, 6, 11)
    assert DominancePosition((), (a, b)).points() == (20, 19)
    assert DominancePosition((), (b, a)).points() == (19, 20)
    # Whose the 6 in row 6 is does not matter.
    assert DominancePosition((), ((*a[:5], 6, 7), (*b[:5], 0, 11))).points() == (20, 19)
    assert DominancePosition((), (a, b), mover=1).margin() == -1


@pytest.mark.parametrize(
    ("one", "two", "earned"),
    [
        (5, 4, (4, 0)),
        (8, 4, (4, 0)),  # exactly double still earns
        (9, 4, (0, 0)),  # more than double does not
        (4, 4, (0, 0)),
        (4, 0, (0, 0)),
        (3, 5, (0, 3)),
        (0, 0, (0, 0)),
    ],
)
def test_the_higher_sum_earns_the_lower_one_if_at_most_double(
    one: int, two: int, earned: tuple[int, int]
) -> None:
    assert row_points(one, two) == earned


def test_a_tile_can_be_entered_both_ways_and_is_added() -> None:
    start = DominancePosition()
    assert len(start.left) == 28
    assert len(start.moves()) == 49  # 21 tiles two ways, 7 doubles one way
    after = start.play(Take(tile("5-3"), 5)).play(Take(tile("4-4"), 4)).play(Take(tile("5-1"), 5))
    assert after.sums == (column(r5=4), column(r4=4))
    assert start.play(Take(tile("5-3"), 3)).sums == (column(r3=5), EMPTY)


def test_the_last_tile_of_a_row_one_has_nothing_in_can_be_dictated() -> None:
    position = DominancePosition(tiles("6-2 2-1 3-1 3-3"), (column(r6=7), EMPTY), mover=0)
    assert [move for move in position.moves() if isinstance(move, Dictate)] == [Dictate(6)]
    dictated = position.play(Dictate(6))
    assert dictated.sums == (column(r6=7), column(r6=2))
    assert dictated.left == tiles("2-1 3-1 3-3")
    # The dictator goes on to take a tile, and must not dictate twice in a turn.
    assert dictated.mover == 0
    assert not any(isinstance(move, Dictate) for move in dictated.moves())
    # The other then misses a turn: the dictator's next turn follows, with a right to dictate again.
    taken = dictated.play(Take(tile("2-1"), 2))
    assert taken.mover == 0
    assert not taken.dictated
    assert Dictate(1) in taken.moves()  # 3-1 is the last tile with a 1
    # After that turn it is the other's.
    assert taken.play(Take(tile("3-3"), 3)).mover == 1


def test_nothing_can_be_dictated_where_the_opponent_has_an_entry_or_two_tiles_are_left() -> None:
    position = DominancePosition(tiles("6-2 2-1 3-1 3-3"), (EMPTY, column(r6=1)))
    assert not any(isinstance(move, Dictate) for move in position.moves())
    with pytest.raises(ValueError, match="cannot be dictated"):
        position.play(Dictate(6))
    with pytest.raises(ValueError, match="take a tile that is left"):
        position.play(Take(tile("5-5"), 5))


def test_a_double_dictated_enters_its_own_number() -> None:
    position = DominancePosition(tiles("4-4 2-1"), (EMPTY, EMPTY), mover=1)
    assert position.play(Dictate(4)).sums == (column(r4=4), EMPTY)


def test_a_miss_still_owed_at_the_end_lapses() -> None:
    position = DominancePosition(tiles("4-4"), (column(r4=5), EMPTY))
    end = position.play(Dictate(4))
    assert end.over
    assert end.points() == (4, 0)


# -- the kernel plays by the same rules -------------------------------------------------------


def kernel_moves(position: DominancePosition) -> list[int]:
    from boneyard.puzzles.dominance.kernel import MOST_MOVES, legal_moves

    sums, sets = encode(position)
    moves = np.zeros((1, MOST_MOVES), np.int64)
    count = legal_moves(sums, sets, position.mover, int(position.dictated), 0, moves)
    return [int(move) for move in moves[0, :count]]


@FEWER
@given(st.integers(0, 2**32))
def test_random_games_are_the_same_move_by_move(seed: int) -> None:
    from boneyard.puzzles.dominance.kernel import enter, take_back

    rng = random.Random(seed)
    position = DominancePosition()
    while not position.over:
        codes = kernel_moves(position)
        assert len(codes) == len(set(codes))
        assert {str(decode(code)) for code in codes} == {str(move) for move in position.moves()}
        code = rng.choice(codes)
        after = position.play(decode(code))
        sums, sets = encode(position)
        player = 1 - position.mover if code >> 6 else position.mover
        enter(sums, sets, player, code >> 3 & 7, code & 7)
        expected_sums, expected_sets = encode(after)
        assert (sums == expected_sums).all()
        assert (sets == expected_sets).all()
        take_back(sums, sets, player, code >> 3 & 7, code & 7)
        assert (sets == encode(position)[1]).all()
        position = after


@cache
def minimax(position: DominancePosition) -> int:
    """The margin of the first player under best play, without any cleverness."""
    if position.over:
        one, two = position.points()
        return one - two
    values = [minimax(position.play(move)) for move in position.moves()]
    return max(values) if position.mover == 0 else min(values)


def margin(position: DominancePosition) -> int:
    return minimax(position) * (1 - 2 * position.mover)


@given(st.builds(some_game, st.integers(0, 2**32), st.integers(1, 5)))
def test_with_few_tiles_left_both_searches_are_exact(position: DominancePosition) -> None:
    minimax.cache_clear()
    value = margin(position)
    for found in (search(position, engine="kernel"), search(position, 10**6, engine="plain")):
        if not found.exact:
            assert found.nodes >= dominance.PLAIN_NODES
            continue
        assert found.value == value
        assert found.outcome == (value > 0) - (value < 0)
        after = position.play(found.move)
        assert minimax(after) == minimax(position), "the move keeps the value"
    assert search(position, engine="kernel").exact


@FEWER
@given(st.builds(some_game, st.integers(0, 2**32), st.integers(6, 11)))
def test_the_value_of_a_position_is_the_best_value_after_its_moves(
    position: DominancePosition,
) -> None:
    found = search(position, 10**7, engine="kernel")
    assert found.exact
    values = {}
    for move in position.moves():
        after = position.play(move)
        then = search(after, 10**7, engine="kernel")
        assert then.exact
        values[move] = then.value if after.mover == position.mover else -then.value
    assert found.value == max(values.values()) == values[found.move]


@FEWER
@given(st.builds(some_game, st.integers(0, 2**32), st.integers(9, 13)), st.integers(3, 15))
def test_what_a_short_search_claims_is_true(position: DominancePosition, bits: int) -> None:
    found = search(position, 2**bits, engine="kernel")
    assert found.nodes <= 2**bits
    assert found.move in position.moves()
    truth = search(position, 10**7, engine="kernel")
    if found.exact:
        assert found.value == truth.value
    if found.outcome is not None:
        assert found.outcome == truth.outcome
        assert (found.value > 0) - (found.value < 0) == truth.outcome


def test_the_search_leaves_no_trace_and_repeats_itself() -> None:
    position = some_game(3, 20)
    assert search(position, 30_000, "kernel") == search(position, 30_000, "kernel")


def test_there_is_no_move_to_search_for_when_the_game_is_over() -> None:
    with pytest.raises(ValueError, match="over"):
        search(some_game(1, 0))


# -- what is known about a row -----------------------------------------------------------------


@given(st.integers(0, 6), st.integers(0, 127), st.data())
def test_a_row_s_bounds_and_estimate_are_those_of_all_its_ends(
    row: int, rest: int, data: st.DataObject
) -> None:
    values = [value for value in range(1, 8) if rest >> (value - 1) & 1]
    room = 28 - sum(values)
    a = data.draw(st.integers(0, room))
    b = data.draw(st.integers(0, room - a))
    # Each tile: entered here by one or the other, or (but for the double) in its other row, twice.
    ways = [(1, 0), (0, 1)]
    ends = []
    for choice in product(
        *(ways if value == row + 1 else [*ways, (0, 0), (0, 0)] for value in values)
    ):
        mine = a + sum(value * way[0] for value, way in zip(values, choice, strict=True))
        theirs = b + sum(value * way[1] for value, way in zip(values, choice, strict=True))
        one, two = row_points(mine, theirs)
        ends.append(one - two)
    cell = ((row * 128 + rest) * 29 + a) * 29 + b
    estimated, most, least, now = (int(number) for number in tables().rows[cell])
    assert most == max(ends) * dominance.UNIT
    assert least == min(ends) * dominance.UNIT
    threat = dominance.THREAT[len(values)] * ((b == 0) - (a == 0))
    mean = sum(ends) / len(ends)
    assert estimated - threat == pytest.approx(dominance.UNIT * mean, abs=0.51)
    assert expected(row + 1, rest, a, b) == pytest.approx(mean)
    assert now == (row_points(a, b)[0] - row_points(a, b)[1]) * dominance.UNIT


@given(st.builds(some_game, st.integers(0, 2**32), st.integers(1, 28)))
def test_one_step_deep_both_searches_see_the_same(position: DominancePosition) -> None:
    kernel = dominance._Kernel(position, 1).run(1, -20_000, 20_000, 1)
    best = max(
        (1 if after.mover == position.mover else -1) * dominance.estimate(after)
        for after in map(position.play, position.moves())
    )
    # Seven rows, each rounded to a sixteenth.
    assert kernel.value / dominance.UNIT == pytest.approx(best, abs=7 / 32 + 0.001)


# -- nobody waits for the compiler -------------------------------------------------------------


def test_until_the_kernel_is_ready_the_plain_search_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []
    monkeypatch.setattr(dominance, "ready", lambda: False)
    monkeypatch.setattr(dominance, "warm_up", lambda: asked.append("warm up"))
    found = search(DominancePosition(), 10**9)
    assert asked == ["warm up"]
    assert found.move in DominancePosition().moves()
    assert found.nodes <= dominance.PLAIN_NODES + len(TILES) * 2


def test_warming_up_makes_it_ready() -> None:
    dominance.warm_up(wait=True)
    assert dominance.ready()
    found = search(some_game(5, 12), 200_000)
    assert isinstance(found, Found)
    assert found.nodes > 0


@pytest.mark.parametrize("seed", range(3))
def test_the_search_beats_the_plain_one_from_both_seats(seed: int) -> None:
    """Two games from the same random start, seats exchanged: more points in sum for the kernel."""
    start = some_game(seed, 22)
    total = 0
    for seat in range(2):
        position = start
        while not position.over:
            engine = "kernel" if position.mover == seat else "plain"
            position = position.play(search(position, 20_000, engine).move)  # type: ignore[arg-type]
        points = position.points()
        total += points[seat] - points[1 - seat]
    assert total > 0

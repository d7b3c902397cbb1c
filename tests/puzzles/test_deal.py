"""Four-hand deals: the compiled solver against plain minimax, and lines played by the engine."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import pytest
from msgspec.structs import replace

import boneyard
from boneyard.core.actions import CHANCE, Deal, Lay, Pass
from boneyard.families.line import LineGame
from boneyard.puzzles import deal
from boneyard.puzzles.deal import kernel
from boneyard.tiles import Tile, TileSet, pips

NOBODY = None, None


# -- a referee: the rules written a second time, on tiles, without any cleverness --------------


@dataclass(frozen=True)
class Round:
    """A round that is going on: four hands in order of play, the ends, whose turn it is."""

    hands: tuple[frozenset[Tile], ...]
    ends: tuple[int | None, int | None]
    turn: int

    def lays(self) -> Iterator[tuple[Tile, int | None]]:
        for tile in sorted(self.hands[self.turn]):
            for end in sorted(set(self.ends), key=str):
                if end is None or end in tile:
                    yield tile, end

    def lay(self, tile: Tile, end: int | None) -> Round:
        hands = list(self.hands)
        hands[self.turn] = hands[self.turn] - {tile}
        ends: tuple[int | None, int | None] = tile.high, tile.low
        if end is not None:
            ends = tile.other(end), self.ends[1 if end == self.ends[0] else 0]
        return Round(tuple(hands), ends, (self.turn + 1) % 4)

    def passed(self) -> Round:
        return Round(self.hands, self.ends, (self.turn + 1) % 4)

    def over(self) -> int | None:
        """What the side of seat 0 has won, if the round is over."""
        even, odd = (pips(self.hands[at] | self.hands[at + 2]) for at in (0, 1))
        for seat, hand in enumerate(self.hands):
            if not hand:
                return -even if seat % 2 else odd
        held = frozenset[Tile]().union(*self.hands)
        if None in self.ends or any(end in tile for tile in held for end in self.ends):
            return None
        return 0 if even == odd else odd if even < odd else -even


def minimax(now: Round) -> int:
    over = now.over()
    if over is not None:
        return over
    values = [minimax(now.lay(*lay)) for lay in now.lays()] or [minimax(now.passed())]
    return min(values) if now.turn % 2 else max(values)


def middle(rng: random.Random, most: int) -> Round:
    """A position of a random round as soon as nobody holds more than `most` tiles."""
    while True:
        tiles = rng.sample(TileSet.double(6), 28)
        now = Round(tuple(frozenset(tiles[at::4]) for at in range(4)), NOBODY, rng.randrange(4))
        while now.over() is None:
            if max(map(len, now.hands)) <= most:
                return now
            lays = list(now.lays())
            now = now.lay(*rng.choice(lays)) if lays else now.passed()


def for_mover(now: Round, value: int) -> int:
    return -value if now.turn % 2 else value


# -- positions -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("most", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_the_value_of_a_position_is_that_of_plain_minimax(most: int, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range({2: 200, 3: 100, 4: 25, 5: 3}[most]):
        now = middle(rng, most)
        found = deal.best([sorted(hand) for hand in now.hands], *now.ends, now.turn)
        value = minimax(now)
        assert found.value == for_mover(now, value)
        if found.tile is None:
            assert not list(now.lays())
        else:
            assert minimax(now.lay(found.tile, found.end)) == value


def test_an_empty_table_takes_any_tile() -> None:
    rng = random.Random(5)
    for _ in range(40):
        tiles = rng.sample(TileSet.double(6), 8)
        now = Round(tuple(frozenset(tiles[at::4]) for at in range(4)), NOBODY, rng.randrange(4))
        found = deal.best([sorted(hand) for hand in now.hands], None, None, now.turn)
        assert found.tile is not None
        assert found.end is None
        value = minimax(now)
        assert found.value == for_mover(now, value)
        assert minimax(now.lay(found.tile, None)) == value


def hands_of(text: str) -> list[list[Tile]]:
    return [[Tile.parse(tile) for tile in hand.split()] for hand in text.split("|")]


def test_rounds_that_are_as_good_as_over() -> None:
    # Seat 0 goes out: 5 + 6 pips are left with seats 1 and 3.
    assert deal.best(hands_of("6-5 | 4-1 | 6-6 | 3-3"), 5, 2, 0) == (11, Tile.of(6, 5), 5)
    # Seat 0 is stuck, so seat 1 goes out and the others are left with 12 + 1.
    assert deal.best(hands_of("6-6 | 5-0 | 1-0 | 3-3"), 5, 2, 0) == (-13, None, None)
    # Nobody can lay: 12 against 9, 9 against 9.
    assert deal.best(hands_of("6-5 | 4-1 | 1-0 | 3-1"), 2, 2, 0) == (-12, None, None)
    assert deal.best(hands_of("6-5 | 4-1 | 1-0 | 3-1"), 2, 2, 1) == (12, None, None)
    assert deal.best(hands_of("6-1 | 4-1 | 1-1 | 3-1"), 2, 2, 1) == (0, None, None)


def test_what_is_remembered_of_one_problem_does_not_answer_another() -> None:
    """The same tiles in other hands, one after the other and each by itself."""
    rng = random.Random(8)
    kept = kernel.new_memory(4)
    for _ in range(50):
        tiles = rng.sample(TileSet.double(6), 16)
        for _ in range(4):
            rng.shuffle(tiles)
            numbers = [[TileSet.double(6).index(tile) for tile in tiles[at::4]] for at in range(4)]
            masks = np.array([sum(1 << number for number in hand) for hand in numbers])
            alone = kernel.solve_position(masks, 3, 5, 2, kernel.new_memory(12))
            assert kernel.solve_position(masks, 3, 5, 2, kept)[0] == alone[0]


def test_the_memory_starts_anew_when_it_has_counted_all_problems() -> None:
    memory = kernel.new_memory(8)
    hands = np.array([1 << at | 1 << (at + 8) | 1 << (at + 16) for at in range(4)])
    first = kernel.solve_position(hands, 2, 3, 0, memory)
    memory.problem[0] = kernel._PROBLEMS - 1
    assert kernel.solve_position(hands, 2, 3, 0, memory) == first
    assert memory.problem[0] == 1


@pytest.mark.parametrize(
    ("hands", "ends", "said"),
    [
        ("6-5 | 4-1 | 1-0 |", (2, 3), "hand is empty"),
        ("6-5 | 4-1 | 1-0", (2, 3), "hand is empty"),
        ("6-5 | 4-1 | 1-0 | 4-1", (2, 3), "4-1 is dealt twice"),
        ("6-5 | 4-1 | 1-0 | 3-1", (2, None), "two ends"),
        ("7-5 | 4-1 | 1-0 | 3-1", (2, 3), "7-5 is not in"),
        ("6-5 | 4-1 | 1-0 | 3-1", (2, 9), "no end shows 9"),
    ],
)
def test_an_impossible_position_is_refused(
    hands: str, ends: tuple[int | None, int | None], said: str
) -> None:
    with pytest.raises(deal.BadDeal, match=said):
        deal.best(hands_of(hands), *ends, 0)


def test_only_four_seats_have_a_turn() -> None:
    with pytest.raises(deal.BadDeal, match="no seat 4"):
        deal.best(hands_of("6-5 | 4-1 | 1-0 | 3-1"), 2, 3, 4)


# -- whole deals ---------------------------------------------------------------------------------


def seven_each() -> LineGame:
    """Four with seven tiles each and one line: the engine's own idea of what may be laid."""
    game = boneyard.game("classic-block", players=4)
    assert isinstance(game, LineGame)
    return LineGame(game.listing, game.options, replace(game.rules, hand=7))


def played(hands: Sequence[Sequence[Tile]], found: deal.Solution) -> Round:
    """The line of a solution, played by the referee."""
    now = Round(tuple(map(frozenset, hands)), NOBODY, found.opener)
    for seat, action in found.line:
        assert now.over() is None
        assert seat == now.turn
        if isinstance(action, Pass):
            assert not list(now.lays())
            now = now.passed()
        else:
            assert (action.tile, action.touch) in now.lays()
            now = now.lay(action.tile, action.touch)
    return now


@pytest.mark.parametrize("number", range(30))
def test_the_best_line_is_a_round_that_is_worth_the_value(number: int) -> None:
    hands = deal.random_hands(1, number)
    found = deal.solve(hands)
    assert found.line[0] == (found.opener, Lay(Tile.of(6, 6)))
    over = played(hands, found).over()
    assert over == (-found.value if found.opener % 2 else found.value)


@pytest.mark.parametrize("number", range(10))
def test_the_engine_takes_the_best_line_as_it_is_written(number: int) -> None:
    hands = deal.random_hands(2, number)
    game = seven_each()
    state, _ = game.apply(game.start(), CHANCE, Deal(tuple(map(tuple, hands))))
    for seat, action in deal.solve(hands).line:
        assert state.phase == "play"
        if isinstance(action, Pass):
            continue  # the engine lets whoever is stuck pass by themselves
        assert game.to_act(state) == (seat,)
        state, _ = game.apply(state, seat, game.vocabulary.parse(str(action)))
    assert state.round == 1


@pytest.mark.parametrize("number", range(4))
def test_no_turn_of_the_best_line_gives_anything_away(number: int) -> None:
    """From everywhere on the line the value is the same, found anew; and no lay beats it."""
    hands = deal.random_hands(3, number)
    found = deal.solve(hands)
    now = Round(tuple(map(frozenset, hands)), NOBODY, found.opener)
    worth = -found.value if found.opener % 2 else found.value

    def value(at: Round) -> int:
        over = at.over()
        if over is not None:
            return over
        return for_mover(at, deal.best([sorted(h) for h in at.hands], *at.ends, at.turn).value)

    for seat, action in found.line[1:]:
        now = now.lay(Tile.of(6, 6), None) if now.ends == NOBODY else now
        assert value(now) == worth
        after = [value(now.lay(*lay)) for lay in now.lays()]
        if after:
            assert (min(after) if seat % 2 else max(after)) == worth
        now = now.passed() if isinstance(action, Pass) else now.lay(action.tile, action.touch)


def test_another_order_of_play_is_another_table() -> None:
    """Counter-clockwise, the hands of seats 1 and 3 change places."""
    hands = deal.random_hands(4, 0)
    mirrored = [hands[0], hands[3], hands[2], hands[1]]
    back = deal.solve(hands, (0, 3, 2, 1))
    there = deal.solve(mirrored)
    assert back.value == there.value
    swap = {0: 0, 1: 3, 2: 2, 3: 1}
    assert back.line == tuple((swap[seat], action) for seat, action in there.line)


def test_deals_depend_on_seed_and_number_alone() -> None:
    assert deal.random_hands(7, 3) == deal.random_hands(7, 3)
    assert deal.random_hands(7, 3) != deal.random_hands(7, 4)
    assert deal.random_hands(7, 3) != deal.random_hands(8, 3)
    for number in range(20):
        deal.check(deal.random_hands(0, number))


def test_tiles_fall_to_everybody_alike() -> None:
    """Who opens is who holds 6-6: each seat about a quarter of the time."""
    openers = [deal.opener_of(deal.random_hands(0, number)) for number in range(2000)]
    # Five standard deviations.
    assert all(abs(openers.count(seat) - 500) < 5 * 19.4 for seat in range(4))


def test_totals_count_values_and_times() -> None:
    timed = [deal.Timed(value, ms) for value, ms in [(5, 4.0), (-3, 1.0), (0, 2.0), (-2, 3.0)]]
    told = deal.totals(timed)
    assert told == (4, 2.5, 2.0, 4.0, 4.0, 0.0, 1, 1, 2)
    twenty = [deal.Timed(1, float(ms)) for ms in range(20, 0, -1)]
    assert deal.totals(twenty).p95_ms == 19.0


def test_many_deals_are_solved_in_parts() -> None:
    parts = list(deal.solve_many(150, seed=9))
    assert [len(part) for part in parts] == [100, 50]
    assert parts[1][49].value == deal.solve(deal.random_hands(9, 149)).value


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda hands: hands[:3], "4 hands, and here are 3"),
        (lambda hands: [*hands[:3], hands[3][:6]], "seat 4 has 6"),
        (lambda hands: [*hands[:3], [*hands[3][:6], hands[0][0]]], "dealt twice"),
        (lambda hands: [*hands[:3], [*hands[3][:6], Tile.of(9, 1)]], "9-1 is not in"),
    ],
)
def test_what_is_no_deal_for_four_is_refused(
    spoil: Callable[[list[list[Tile]]], list[list[Tile]]], said: str
) -> None:
    with pytest.raises(deal.BadDeal, match=said):
        deal.solve(spoil(deal.random_hands(0, 0)))

"""Solo 2 (S, L): how often best play wins, exactly with double-six and between bounds with nine."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations
from math import factorial

import numpy as np
import pytest

from boneyard.cli import main
from boneyard.puzzles import solo_draw
from boneyard.puzzles.solo_draw import Stop, bound_kernel, exact, lines, odds, rates
from boneyard.puzzles.solo_draw.exact_kernel import class_of
from boneyard.tiles import Tile, TileSet


def tried(n: int, hand_size: int, rescue: int) -> Fraction:
    """Best play by looking at every draw, position by position."""
    deck = TileSet.double(n)
    solver = odds._Exact(hand_size, 10**9)
    return sum(
        (
            solver.from_stop(Stop((), (up.high, up.low), ()), frozenset(deck) - {up}, rescue)
            for up in deck
        ),
        Fraction(0),
    ) / len(deck)


# Set 3 in hands of three would have to lay all ten tiles by the book: no such line exists.
@pytest.mark.parametrize(
    ("n", "hand_size", "rescues"), [(2, 2, 3), (3, 2, 3), (3, 3, 6), (3, 4, 5)]
)
def test_the_game_solved_by_classes_agrees_with_looking_at_every_draw(
    n: int, hand_size: int, rescues: int
) -> None:
    expected = tuple(tried(n, hand_size, rescue) for rescue in range(rescues + 1))
    assert exact.solve(n, hand_size, rescues).chances() == expected
    assert expected[-1] > expected[0]


@pytest.mark.parametrize(
    ("n", "hand_size"), [(4, 3), (4, 4), pytest.param(5, 5, marks=pytest.mark.deep)]
)
def test_with_few_rescues_fewer_positions_give_the_same(n: int, hand_size: int) -> None:
    everything = exact.solve(n, hand_size, 8).chances()
    assert list(everything) == sorted(everything)
    for rescue in (0, 1, 3, 6):
        few = exact.solve(n, hand_size, rescue, threads=3).chances()
        assert few == everything[: rescue + 1]


def test_counts_of_two_words_are_as_good_as_those_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = exact.solve(4, 3, 6).chances()
    monkeypatch.setattr("boneyard.puzzles.solo_draw.exact_kernel.NARROW", 4)
    assert exact.solve(4, 3, 6).chances() == usual


def test_lines_that_differ_only_in_names_are_of_one_class() -> None:
    tables = lines.tables(7)
    assert len(tables.laid) == 32_217
    numbers = {frozenset(map(int, pair)): tile for tile, pair in enumerate(tables.halves.tolist())}
    rng = random.Random(3)
    for line in rng.sample(range(len(tables.laid)), 200):
        names = rng.sample(range(7), 7)
        laid = 0
        for tile, (a, b) in enumerate(tables.halves.tolist()):
            if (int(tables.laid[line]) >> tile) & 1:
                laid |= 1 << numbers[frozenset((names[a], names[b]))]
        x, y = tables.ends[line]
        ring = names[x] if x == y else 7
        assert class_of(laid, ring, tables)[0] == line


@pytest.mark.deep
@pytest.mark.parametrize("rescue", [0, 1])
def test_what_is_kept_for_double_six_can_be_computed_again(rescue: int) -> None:
    said: list[str] = []
    again = rates.win_rate(6, rescue, afresh=True, progress=said.append)
    assert again == rates.win_rate(6, rescue)
    assert again.exact == rates.SOLVED[rescue]
    assert said[-1] == "22 of 22 tiles unseen: all positions solved"


def test_every_number_of_rescues_is_kept_and_more_never_win_less() -> None:
    assert len(rates.SOLVED) == 23
    assert list(rates.SOLVED) == sorted(rates.SOLVED)
    # Each is a share of all orders of the tiles.
    orders = factorial(28)
    assert all((chance * orders).denominator == 1 for chance in rates.SOLVED)


@pytest.mark.parametrize("rescue", [0, 2, 5, 10, 16, 22])
def test_best_play_lies_between_the_policy_and_seeing_the_order(rescue: int) -> None:
    best = float(rates.SOLVED[rescue])
    least, error = rates.policy_rate(6, rescue, games=4000)
    assert 0.75 * best - 4 * error < least < best + 4 * error
    most, error = rates.seeing_rate(6, rescue, games=4000)
    assert best - 4 * error < most < 1.5 * best + 4 * error


def test_a_policy_that_plays_on_before_it_chooses_is_better_but_not_better_than_best() -> None:
    best = float(rates.SOLVED[16])
    simple, _ = rates.policy_rate(6, 16, games=4000)
    well, error = rates.policy_rate(6, 16, games=1000, tries=4)
    assert simple + error < well < best + 4 * error


def test_somebody_who_sees_the_order_wins_whatever_can_be_won() -> None:
    # Double-two in hands of two: every order of the five tiles that are not turned up is looked at.
    deck = TileSet.double(2)
    for rescue in range(4):
        won = total = 0
        for up in deck:
            rest = [tile for tile in deck if tile != up]
            for first in combinations(rest, 2):
                for second in combinations([tile for tile in rest if tile not in first], 2):
                    (last,) = (tile for tile in rest if tile not in (*first, *second))
                    for order in ((*first, *second, last), (*first, *second[::-1], last)):
                        total += 1
                        won += _wins((up.high, up.low), order, rescue)
        games, chances = 2000, []
        for batch in range(10):
            args = (3, 2, rescue, games, 100, np.uint64(5), batch)
            chances.append(float(bound_kernel.seeing_chance(*args)))
        assert sum(chances) / 10 == pytest.approx(won / total, abs=0.02)


def _wins(ends: solo_draw.Ends, order: tuple[Tile, ...], rescue: int) -> bool:
    """Can the tiles be laid, drawn in hands of two in this order, with so many rescues?"""
    if len(order) < 2:
        return True

    def go_on(stop: Stop, rest: tuple[Tile, ...], rescue: int) -> bool:
        if not stop.left:
            return _wins(stop.ends, rest, rescue)
        if not rescue or not rest:
            return False
        hand = (*stop.left, rest[0])
        ways = solo_draw.stops(hand, stop.ends)
        return any(go_on(way, rest[1:], rescue - 1) for way in ways)

    return any(go_on(way, order[2:], rescue) for way in solo_draw.stops(order[:2], ends))


def test_too_many_positions_to_follow_never_make_the_bound_smaller() -> None:
    exact, error = rates.seeing_rate(6, 16, games=2000)
    rough, more = rates.seeing_rate(6, 16, games=2000, positions=20)
    assert rough > exact - 4 * (error + more)
    # Double-nine can be laid but for tiles that show eight numbers an odd number of times. That is
    # so for the last four, five or six tiles of 7.9 % of all orders.
    hopeless, error = rates.seeing_rate(9, 47, games=4000, positions=50)
    assert hopeless < 0.079 + 4 * error


def test_the_odds_told_to_the_player_are_those_of_the_game() -> None:
    assert rates.FRIENDLY_CHANCE[6] == float(rates.win_rate(6, 16).chance)
    assert rates.BOOK_CHANCE[6] == float(Fraction(336512219201, 884038872068352))
    nine = rates.win_rate(9, 0, games=20_000)
    assert abs(nine.chance - rates.BOOK_CHANCE[9]) < 4 * nine.stderr
    assert nine.most_interval[1] > nine.least_interval[0] > 0


def test_unknown_sets_and_numbers_of_rescues_are_refused() -> None:
    with pytest.raises(ValueError, match="set 6 or 9"):
        rates.win_rate(12)
    with pytest.raises(ValueError, match="0 to 22 rescues"):
        rates.win_rate(6, 23)
    with pytest.raises(ValueError, match="too many positions"):
        exact.exact_chance(9, 7)
    with pytest.raises(ValueError, match="at least one game"):
        rates.win_rate(9, 3, games=0)


def test_the_command_tells_the_exact_chance_or_both_bounds(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["solve", "solo-draw", "--rescue", "16"]) == 0
    told = capsys.readouterr().out
    assert "best play wins with chance 0.605689, exactly" in told
    assert str(rates.SOLVED[16]) in told
    assert main(["solve", "solo-draw", "--set", "9", "--rescue", "47", "--games", "100"]) == 0
    captured = capsys.readouterr()
    assert "best play wins with a chance between" in captured.out
    assert captured.out.count("95 % confidence") == 2
    assert "100 games by the policy" in captured.err

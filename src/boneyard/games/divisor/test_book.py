"""Rule book 1.15: Double-N for a divisor."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.actions import CHANCE
from boneyard.core.events import Drew, Passed, Scored
from boneyard.families.line.events import DealtAgain
from boneyard.testing.book import Situation, dealt, line

TABLE = """
6   28  3   7  5  4  4  3  3  2
9   55  5  13 11  9  7  6  6  5
12  91  7  22 18 15 13 11 10  9
15 136  9  34 27 22 19 17 15 13
18 190 11  47 38 31 27 23 21 19
"""
ROWS = [tuple(map(int, row.split())) for row in TABLE.strip().splitlines()]


@pytest.mark.parametrize("row", ROWS)
def test_the_set_decides_divisor_and_hand(row: tuple[int, ...]) -> None:
    set_, size, divisor, *sizes = row
    for players, hand in zip(range(3, 10), sizes, strict=True):
        game: Any = boneyard.game("divisor", set=set_, players=players)
        deals = game.legal(game.start(), CHANCE)
        assert len(deals.tiles) == size
        assert deals.hands == (hand,) * players
        assert game.rules.lay_scoring.divisor == divisor


def test_3_to_9_players() -> None:
    for players in (2, 10):
        with pytest.raises(boneyard.BadOption, match="3, 4, 5, 6, 7, 8 or 9"):
            boneyard.game("divisor", players=players)


def test_the_highest_double_opens_with_that_double_next_highest_if_nobody_has_it() -> None:
    table = dealt("divisor", "6-5 | 4-4 | 5-5 1-1")
    assert table.turn == 2
    assert table.choices == {"5-5"}


def test_nobody_has_any_deal_again() -> None:
    table = dealt("divisor", "6-5 | 5-4 | 4-3")
    assert len(table.happened(DealtAgain)) == 1
    assert table.game.to_act(table.state) == (CHANCE,)
    assert table.deal("6-6").turn == 0


def divisor(held: str, laid: str, boneyard: str = "", **options: object) -> Situation:
    return line("divisor", held, laid, boneyard, **{"set": 18, **options})  # type: ignore[arg-type]


def test_the_second_tile_is_always_laid_at_the_doubles_side() -> None:
    table = divisor("18-7 5-4 | 3-3 | 2-2", "18-18")
    assert table.choices == {"18-7>18-18.side"}
    assert table.why_not("18-7>18-18.tip") == "fill-first"


def test_the_second_tile_is_the_next_one_actually_laid() -> None:
    # Seat 0 opened, seats 1 and 2 had to draw and pass: seat 0 lays the second tile, at the side.
    hands = (
        "6-6 6-5 5-1 5-0 1-0 2-2 1-1 | 4-3 4-2 4-1 4-0 3-2 3-1 3-0 | 2-1 2-0 5-4 5-3 5-2 4-4 3-3"
    )
    table = dealt("divisor", hands, "5-5 0-0")
    table = table.play("6-6")
    assert [event.seat for event in table.happened(Drew)] == [1, 2]
    assert table.turn == 0
    assert table.choices == {"6-5>6-6.side"}


def test_every_double_can_be_continued_at_its_two_tips_and_its_two_sides() -> None:
    table = divisor("18-1 5-4 | 3-3 | 2-2", "18-18 18-7>18-18.side")
    assert table.choices == {"18-1>18-18.side", "18-1>18-18.tip"}
    two_sides = divisor("18-1 5-4 | 3-3 | 2-2", "18-18 18-7>18-18.side 18-6>18-18.side")
    assert two_sides.choices == {"18-1>18-18.tip"}
    two_tips = divisor(
        "18-1 5-4 | 3-3 | 2-2", "18-18 18-7>18-18.side 18-6>18-18.tip 18-5>18-18.tip"
    )
    assert "18-1>18-18.tip" not in two_tips.choices
    # A later double: one side is taken by what it was laid against.
    later = divisor("8-1 5-4 | 3-3 | 2-2", "18-18 18-8>18-18.side 8-8")
    assert later.choices == {"8-1>8-8.side", "8-1>8-8.tip"}
    full = "18-18 18-8>18-18.side 8-8 8-7>8-8.side 8-6>8-8.tip 8-5>8-8.tip"
    assert not any(">8-8" in choice for choice in divisor("8-1 7-1 | 3-3 | 2-2", full).choices)


def test_18_18_is_36_and_18_7_at_the_side_43_nothing() -> None:
    assert _sum(divisor("18-7 5-4 | 3-3 | 2-2", "18-18")) == 36
    table = divisor("18-7 5-4 | 7-3 | 2-2", "18-18").play("18-7>18-18.side")
    assert _sum(table) == 43
    assert table.scored == []


def _sum(table: Situation) -> int:
    total = table.game.rules.lay_scoring.open_sum(table.state.layout)
    assert isinstance(total, int)
    return total


@pytest.mark.parametrize(
    ("lay", "total", "points"),
    [("7-8>18-7.7", 44, 4), ("18-1>18-18.side", 44, 4), ("18-8>18-18.tip", 33, 3)],
)
def test_then_the_three_worked_examples(lay: str, total: int, points: int) -> None:
    table = divisor("8-7 18-1 18-8 5-4 | 18-3 | 2-2", "18-18 18-7>18-18.side").play(lay)
    assert _sum(table) == total
    assert table.scored == [(0, points, "ends")]
    assert [event.of for event in table.happened(Scored)] == [total]


@pytest.mark.parametrize(
    ("lay", "total"), [("2-12>2-1.2", 36), ("12-2>12-12.tip", 16), ("12-2>12-12.side", 28)]
)
def test_from_ends_12_12_2_the_three_places_of_the_12_2(lay: str, total: int) -> None:
    # A double-12 with bare tips and one arm that ends in a 2.
    table = divisor("12-2 5-4 | 3-3 | 2-2", "12-12 12-1>12-12.side 1-2", set=12)
    assert _sum(table) == 26
    assert _sum(table.play(lay)) == total


def test_a_double_laid_on_an_8_adds_8() -> None:
    table = divisor("8-8 5-4 | 3-3 | 2-2", "18-18 18-8>18-18.side")
    assert _sum(table.play("8-8>18-8.8")) == _sum(table) + 8


def test_a_tile_laid_at_a_bare_side_adds_its_outer_half() -> None:
    table = divisor("18-5 5-4 | 3-3 | 2-2", "18-18 18-8>18-18.side")
    assert _sum(table.play("18-5>18-18.side")) == _sum(table) + 5


def test_the_opening_counts_too() -> None:
    table = dealt("divisor", "6-6 | 5-4 | 4-3").play("6-6")
    assert table.scored == [(0, 4, "ends")]  # 12 : 3.


def test_a_sum_of_0_scores_nothing() -> None:
    table = dealt("divisor", "0-0 | 5-4 | 4-3").play("0-0")
    assert table.scored == []


def test_a_player_who_can_lay_must_scoring_or_not() -> None:
    table = divisor("18-1 5-4 | 3-3 | 2-2", "18-18 18-7>18-18.side", "0-0 1-0 1-1")
    assert table.why_not("draw") == table.why_not("pass") == "you-can-lay"


def test_who_cannot_draws_one_tile_without_laying_it_and_the_turn_passes() -> None:
    table = divisor("18-1 5-4 | 3-3 | 18-2", "18-18 18-7>18-18.side", "18-0 1-0 1-1")
    table = table.play("18-1>18-18.side")
    assert table.hand(1) == "3-3 18-0"
    assert table.turn == 2


def test_empty_boneyard_he_passes() -> None:
    table = divisor("18-1 5-4 | 3-3 | 18-2", "18-18 18-7>18-18.side").play("18-1>18-18.side")
    assert [event.seat for event in table.happened(Passed)] == [1]
    assert table.turn == 2


def test_the_boneyard_is_drawn_to_the_last_tile() -> None:
    table = divisor("18-1 5-4 | 3-3 | 18-2", "18-18 18-7>18-18.side", "1-0")
    assert table.play("18-1>18-18.side").state.boneyard == ()


def test_first_hand_empty_ends_it_everybody_subtracts_the_pips_in_his_hand() -> None:
    table = divisor("18-1 | 3-3 | 18-2", "18-18 18-7>18-18.side", changes={"scores": (0, 9, 3)})
    table = table.play("18-1>18-18.side")
    assert table.how == "out"
    assert table.scored == [(0, 4, "ends"), (1, -6, "left"), (2, -20, "left")]
    assert table.scores == (4, 3, -17)


def test_or_blocked() -> None:
    laid = "6-6 6-5>6-6.side 6-4>6-6.side 6-3>6-6.tip"
    table = divisor("6-2 1-0 | 1-1 | 0-0", laid, set=6).play("6-2>6-6.tip")
    assert table.how == "blocked"
    assert table.gained == {0: -1, 1: -2}


def test_most_points_wins_not_who_went_out() -> None:
    table = divisor("18-1 | 3-3 | 18-2", "18-18 18-7>18-18.side", changes={"scores": (0, 19, 3)})
    table = table.play("18-1>18-18.side")
    assert table.result is not None
    assert table.result.winners == (1,)
    assert table.is_over

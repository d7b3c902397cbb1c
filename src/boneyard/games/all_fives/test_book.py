"""Rule book 1.10: All Fives."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.events import Drew, Passed
from boneyard.rules.scoring import nearest_five
from boneyard.testing.book import dealt, line


@pytest.mark.parametrize(("players", "hand"), [(2, 7), (3, 5), (4, 5)])
@pytest.mark.parametrize("set_", [6, 9])
def test_2_players_7_3_and_4_players_5_sets_6_and_9(players: int, hand: int, set_: int) -> None:
    game: Any = boneyard.game("all-fives", players=players, set=set_)
    assert game.legal(game.start(), boneyard.CHANCE).hands == (hand,) * players


def test_two_ends() -> None:
    table = line("all-fives", "6-5 1-0 | 4-4", "6-6").play("6-5>6-6.side")
    assert table.ends() == [5, 6]


def test_when_the_ends_add_up_to_a_multiple_of_5_the_player_scores_that_sum() -> None:
    table = line("all-fives", "6-4 1-0 | 4-4 6-1", "6-5 5-1").play("6-4>6-5.6")
    assert table.scored == [(0, 5, "ends")]  # 4 and 1.
    table = line("all-fives", "5-4 1-0 | 4-4 6-1", "6-5").play("5-4>6-5.5")
    assert table.scored == [(0, 10, "ends")]  # 4 and 6 = 10.


def test_any_other_sum_scores_nothing() -> None:
    assert line("all-fives", "5-3 1-0 | 4-4 6-1", "6-5").play("5-3>6-5.5").scored == []


def test_a_double_at_an_end_counts_both_halves() -> None:
    # 9-9 at one end and 1-1 at the other: 18 + 2 = 20.
    table = line("all-fives", "1-1 3-0 | 8-8 2-1", "9-9 9-1", set=9).play("1-1>9-1.1")
    assert table.scored == [(0, 20, "ends")]


def test_a_single_double_on_the_table_counts_its_own_pips_once() -> None:
    table = dealt("all-fives", "5-5 | 4-3", players=2).play("5-5")
    assert table.scored == [(0, 10, "ends")]


def test_the_opening_double_at_an_end_counts_both_halves_until_it_is_covered() -> None:
    table = line("all-fives", "5-0 5-1 3-3 | 4-4 5-2", "5-5").play("5-0>5-5.side")
    assert table.scored == [(0, 10, "ends")]  # Both halves of the 5-5, and 0.
    table = line("all-fives", "5-4 3-3 | 4-4 5-2", "5-5 5-1").play("5-4>5-5.side")
    assert table.scored == [(0, 5, "ends")]  # 4 and 1.


def test_the_opening_scores_too_also_without_a_double() -> None:
    table = dealt("all-fives", "6-4 | 5-3", players=2).play("6-4")
    assert table.scored == [(0, 10, "ends")]


def test_the_last_tile_scores_too() -> None:
    table = line("all-fives", "5-4 | 4-4 6-1", "6-5").play("5-4>6-5.5")
    assert table.scored == [(0, 10, "ends"), (0, 15, "out")]


def test_5_is_a_multiple_of_5_and_counts() -> None:
    table = line("all-fives", "6-4 1-0 | 4-4 6-1", "6-5 5-1")
    assert table.play("6-4>6-5.6").gained == {0: 5}


def test_least_10_for_the_letter_of_the_list() -> None:
    table = line("all-fives", "6-4 1-0 | 4-4 6-1", "6-5 5-1", least=10)
    assert table.play("6-4>6-5.6").scored == []
    ten = line("all-fives", "5-4 1-0 | 4-4 6-1", "6-5", least=10)
    assert ten.play("5-4>6-5.5").gained == {0: 10}


def test_a_sum_of_0_scores_nothing() -> None:
    table = line("all-fives", "5-0 3-3 | 4-4 0-0", "6-5 6-0").play("5-0>6-5.5")
    assert table.ends() == [0, 0]
    assert table.scored == []


def test_who_cannot_lay_draws_until_he_can() -> None:
    table = line("all-fives", "5-3 3-2 | 4-4", "6-5", "4-1 4-2 6-0 1-1 2-2").play("5-3>6-5.5")
    assert [(event.seat, event.count) for event in table.happened(Drew)] == [(1, 1)] * 3
    assert table.turn == 1
    assert table.choices == {"6-0>6-5.6"}


def test_two_tiles_stay_in_the_boneyard() -> None:
    table = line("all-fives", "5-3 3-2 | 4-4", "6-5", "4-1 6-0 1-1").play("5-3>6-5.5")
    assert len(table.happened(Drew)) == 1
    assert [event.seat for event in table.happened(Passed)] == [1]


def test_so_there_is_no_extra_tile_after_laying() -> None:
    table = line("all-fives", "5-3 3-2 | 6-4", "6-5", "4-1 4-2 6-0").play("5-3>6-5.5")
    assert table.happened(Drew) == []


def test_draw_after_for_the_letter() -> None:
    table = line("all-fives", "5-3 3-2 | 6-4", "6-5", "4-1 4-2 6-0", draw_after=True)
    table = table.play("5-3>6-5.5")
    assert [event.seat for event in table.happened(Drew)] == [0]
    out = line("all-fives", "5-3 | 6-4", "6-5", "4-1 4-2 6-0", draw_after=True).play("5-3>6-5.5")
    assert out.how == "out"
    assert out.happened(Drew) == []


def test_rounded_to_the_nearest_5() -> None:
    assert nearest_five(17) == 15
    assert nearest_five(18) == 20
    assert [nearest_five(count) for count in (0, 2, 3, 7, 8)] == [0, 0, 5, 5, 10]


def test_going_out_each_opponents_pips_are_rounded_and_the_winner_scores_them() -> None:
    # 8 and 8: rounded each 10 and 10, while their total would be 15.
    table = line("all-fives", "5-3 | 4-4 | 6-2", "6-5", players=3).play("5-3>6-5.5")
    assert table.scored == [(0, 20, "out")]


def test_blocked_fewest_pips_not_rounded_wins_and_scores_the_others_rounded_pips() -> None:
    # 2 and 1 both round to 0, yet seat 2 has fewer; seat 0's 2 is rounded to 0, seat 1's 8 to 10.
    table = line("all-fives", "5-3 2-0 | 4-4 | 1-0", "6-5", players=3).play("5-3>6-5.5")
    assert table.how == "blocked"
    assert table.scored == [(2, 10, "fewest-pips")]


def test_match_first_to_100_with_set_6_or_200_with_set_9() -> None:
    assert boneyard.game("all-fives").options["match"] == "points:100"
    assert boneyard.game("all-fives", set=9).options["match"] == "points:200"


def test_the_target_reached_by_going_out_ends_the_match_with_the_round() -> None:
    table = line("all-fives", "5-3 | 4-4", "6-5", changes={"scores": (90, 0)}).play("5-3>6-5.5")
    assert table.how == "out"
    assert table.is_over
    assert table.scores == (100, 0)

"""Rule book 2.1: Italian."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.families.counting.events import Announced
from boneyard.testing.book import counting, dealt, rules_of


@pytest.mark.parametrize(("players", "hand"), [(3, 7), (4, 6), (5, 5)])
@pytest.mark.parametrize("set_", [6, 9])
def test_3_players_7_4_players_6_5_players_5_sets_6_and_9(
    players: int, hand: int, set_: int
) -> None:
    game: Any = boneyard.game("italian", players=players, set=set_)
    assert game.legal(game.start(), boneyard.CHANCE).hands == (hand,) * players


def test_the_highest_double_opens_with_that_tile() -> None:
    table = dealt("italian", "9-8 | 4-4 | 3-3", set=9)
    assert table.turn == 1
    assert table.choices == {"4-4"}
    assert table.why_not("9-8") == "not-in-hand"


def test_else_the_highest_tile() -> None:
    table = dealt("italian", "9-8 | 9-7 | 7-6", set=9)
    assert table.turn == 0
    assert table.choices == {"9-8"}
    assert table.why_not(table.hand(0).split()[1]) == "must-open"


def test_after_that_everybody_lays_any_tile() -> None:
    table = counting("italian", "6-2 1-0 0-0 | 5-5 | 4-4", "5-3")
    assert table.choices == {"6-2", "1-0", "0-0"}
    assert table.why_not("6-2>5-3.5") == "nothing-to-touch"
    assert table.why_not("pass") == "you-can-lay"


def test_and_announces_the_running_total_of_all_pips_laid() -> None:
    # 5-7 = "12", then 2-6: "20".
    table = counting("italian", "7-5 | 6-2 | 4-4", "", set=9).play("7-5")
    assert [event.total for event in table.happened(Announced)] == [12]
    assert [event.total for event in table.play("6-2").happened(Announced)] == [20]


LAID = {30: "9-9 6-2", 50: "9-9 9-8 7-4", 70: "9-9 9-8 9-7 8-7", 100: "9-9 9-8 9-7 9-6 8-8 8-6"}


@pytest.mark.parametrize(("goal", "points"), [(30, 1), (50, 2), (70, 3), (100, 4)])
def test_exactly_30_50_70_100_scores_1_2_3_4(goal: int, points: int) -> None:
    for set_ in (6, 9):
        table = counting("italian", "3-1 | 2-2 | 1-1", LAID[goal], set=set_)
        assert table.state.total == goal - 4
        assert table.play("3-1").scored == [(0, points, "goal")]


@pytest.mark.parametrize(("goal", "points"), [(120, 5), (150, 6)])
def test_set_9_also_120_and_150(goal: int, points: int) -> None:
    laid = LAID[100] + " 2-2" + {120: " 7-5 4-0", 150: " 7-5 7-7 7-6 7-0"}[goal]
    table = counting("italian", "3-1 0-0 | 1-0 | 1-1", laid, set=9)
    assert table.state.total == goal - 4
    assert table.play("3-1").scored == [(0, points, "goal")]


@pytest.mark.parametrize("goal", [30, 50, 70, 100])
def test_award_total_the_number_itself(goal: int) -> None:
    table = counting("italian", "3-1 | 2-2 | 1-1", LAID[goal], award="total", target="round-end")
    assert table.play("3-1").scored == [(0, goal, "goal")]


def test_only_who_brings_it_to_a_goal_scores_not_who_leaves_it_there_with_the_0_0() -> None:
    table = counting("italian", "3-1 | 0-0 | 1-1", LAID[30]).play("3-1")
    assert table.gained == {0: 1}
    table = table.play("0-0")
    assert table.state.total == 30
    assert table.scored == []


def test_overshooting_just_goes_on() -> None:
    table = counting("italian", "5-0 | 2-2 | 1-1", LAID[30]).play("5-0")
    assert table.scored == []
    assert table.turn == 1


def test_the_round_ends_when_the_last_goal_is_reached() -> None:
    table = counting("italian", "3-1 | 2-2 | 1-1", LAID[100]).play("3-1")
    assert table.how == "goal"


def test_or_passed() -> None:
    table = counting("italian", "5-0 | 2-2 | 1-1", LAID[100]).play("5-0")
    assert table.how == "goal"
    assert table.scored == []


def test_with_set_9_it_does_not_end_at_100() -> None:
    assert counting("italian", "3-1 | 2-2 | 1-1", LAID[100], set=9).play("3-1").ended is None


def test_or_all_hands_are_empty() -> None:
    table = counting("italian", "1-0 | 1-1 | 2-0", "3-3").play("1-0", "1-1")
    assert table.ended is None
    assert table.play("2-0").how == "empty"


def test_nobody_draws() -> None:
    game: Any = boneyard.game("italian")
    assert not game.rules.draw_after


def test_turns_go_round() -> None:
    table = counting("italian", "1-0 2-1 | 1-1 3-1 | 2-0 3-0", "3-3", turn=2).play("2-0")
    assert table.turn == 0


def test_match_51_points_with_set_6_81_with_set_9_or_an_agreed_number_of_rounds() -> None:
    assert boneyard.game("italian").options["match"] == "points:51"
    assert boneyard.game("italian", set=9).options["match"] == "points:81"
    assert rules_of("italian", match="rounds:8").match.rounds == 8


def test_the_target_is_reached_at_once() -> None:
    table = counting("italian", "3-1 | 2-2 | 1-1", LAID[30], scores=(50, 50, 0)).play("3-1")
    assert table.how == "target"
    assert table.result is not None
    assert table.result.winners == (0,)


def test_target_round_end_lets_the_round_be_finished() -> None:
    table = counting(
        "italian", "3-1 | 2-2 | 1-1", LAID[30], scores=(50, 50, 0), target="round-end"
    ).play("3-1")
    assert table.ended is None
    assert table.play("2-2", "1-1").is_over

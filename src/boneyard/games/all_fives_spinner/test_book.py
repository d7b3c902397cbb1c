"""Rule book 1.10: All Fives with a spinner."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.events import Drew, Passed
from boneyard.testing.book import Situation, dealt, line


@pytest.mark.parametrize(("players", "hand"), [(2, 7), (3, 5), (4, 5), (5, 5)])
def test_2_players_7_3_to_5_players_5_set_6(players: int, hand: int) -> None:
    game: Any = boneyard.game("all-fives-spinner", players=players)
    assert game.legal(game.start(), boneyard.CHANCE).hands == (hand,) * players
    with pytest.raises(boneyard.BadOption, match="choose 6"):
        boneyard.game("all-fives-spinner", set=9)


def test_highest_double_opens() -> None:
    assert dealt("all-fives-spinner", "6-5 1-1 | 2-2").choices == {"2-2"}


def test_if_nobody_has_one_players_draw_one_each_in_turn_the_first_seat_first() -> None:
    table = dealt("all-fives-spinner", "6-5 | 6-4", "5-4 5-3 4-3 3-3 6-6")
    assert [event.seat for event in table.happened(Drew)] == [0, 1, 0, 1]


def test_until_somebody_does_who_opens_with_it() -> None:
    table = dealt("all-fives-spinner", "6-5 | 6-4", "5-4 5-3 4-3 3-3 6-6")
    assert table.turn == 1
    assert table.choices == {"3-3"}
    assert len(table.state.hands[0]) == 9
    assert table.state.drawn == 0  # These draws were not of that turn.
    assert table.play("3-3").turn == 0


def spinner(held: str, laid: str, boneyard: str = "", **options: object) -> Situation:
    return line("all-fives-spinner", held, laid, boneyard, **options)  # type: ignore[arg-type]


def test_the_first_double_is_open_on_all_four_sides_not_four_forced_tiles() -> None:
    table = spinner("5-1 5-2 4-1 | 3-3", "5-5 5-4>5-5.side")
    assert table.choices == {
        *("5-1>5-5.side", "5-1>5-5.tip", "5-2>5-5.side", "5-2>5-5.tip", "4-1>5-4.4"),
    }


def test_other_doubles_do_not_branch() -> None:
    table = spinner("4-4 1-0 | 3-3", "5-5 5-4>5-5.side", "1-1").play("4-4>5-4.4")
    assert [end.place.socket for end in table.state.layout.ends if end.number == 4] == ["side"]
    assert table.ends() == [4, 5, 5, 5]


def test_the_opening_counts() -> None:
    assert dealt("all-fives-spinner", "5-5 | 4-1").play("5-5").scored == [(0, 10, "ends")]


def test_the_spinner_counts_both_halves_until_tiles_lie_on_two_opposite_sides() -> None:
    # 5-5 with one arm: 10 + 0.
    assert spinner("5-0 1-0 | 3-3", "5-5").play("5-0>5-5.side").gained == {0: 10}
    # A second arm at a tip is not opposite: 10 + 4 + 1.
    table = spinner("5-1 3-3 | 5-2", "5-5 5-4>5-5.side").play("5-1>5-5.tip")
    assert table.gained == {0: 15}


@pytest.mark.parametrize("socket", ["side", "tip"])
def test_then_it_counts_nothing(socket: str) -> None:
    table = spinner("5-1 3-3 | 5-2", f"5-5 5-4>5-5.{socket}").play(f"5-1>5-5.{socket}")
    assert table.gained == {0: 5}
    # A third arm does not bring it back.
    third = spinner("5-0 3-3 | 5-2", f"5-5 5-4>5-5.{socket} 5-1>5-5.{socket}")
    assert third.play(third_place(third)).gained == {0: 5}


def third_place(table: Situation) -> str:
    return next(choice for choice in sorted(table.choices) if choice.startswith("5-0>5-5."))


def test_an_end_that_is_a_double_counts_both_halves() -> None:
    # Spinner covered on both sides; ends 4-4 (8) and 2: 10.
    table = spinner("4-4 3-3 | 5-1", "5-5 5-4>5-5.side 5-2>5-5.side").play("4-4>5-4.4")
    assert table.gained == {0: 10}


def test_a_multiple_of_5_scores_that_sum_any_other_nothing() -> None:
    assert spinner("5-2 3-3 | 2-2", "5-5").play("5-2>5-5.side").scored == []


def test_nobody_is_obliged_to_lay_a_player_may_draw_one_tile_and_leave_it_at_that() -> None:
    table = spinner("5-2 3-3 | 5-1 2-2", "5-5", "4-0 5-0 6-0")
    assert "draw" in table.choices
    table = table.play("draw")
    assert table.hand(0) == "5-2 3-3 4-0"
    assert [event.forced for event in table.happened(Drew)] == [False]
    assert table.turn == 1


def test_who_cannot_lay_does_so_too_and_lays_nothing() -> None:
    table = spinner("5-2 5-3 | 4-4", "5-5", "5-0 6-0 6-1").play("5-2>5-5.side")
    assert table.hand(1) == "4-4 5-0"
    assert [event.forced for event in table.happened(Drew)] == [True]
    assert table.turn == 0


def test_the_opener_has_to_open() -> None:
    table = dealt("all-fives-spinner", "5-5 | 4-1")
    assert table.choices == {"5-5"}


def test_with_an_empty_boneyard_whoever_can_lay_must_the_others_pass() -> None:
    table = spinner("5-2 5-3 | 4-4", "5-5")
    assert "draw" not in table.choices
    assert table.why_not("draw") == "nothing-to-draw"
    table = table.play("5-2>5-5.side")
    assert [event.seat for event in table.happened(Passed)] == [1]


def test_going_out_the_total_of_all_opponents_pips_rounded() -> None:
    # 8 and 8 are 16: 15, while rounded each they would be 20.
    table = spinner("5-2 | 4-4 | 6-2", "5-5", players=3).play("5-2>5-5.side")
    assert table.scored == [(0, 15, "out")]


def test_blocked_fewest_pips_scores_the_others_total_rounded() -> None:
    laid = "5-5 5-1>5-5.side 5-2>5-5.side 5-3>5-5.tip 5-4>5-5.tip"
    table = spinner("4-3 0-0 | 6-6 | 6-0", laid, players=3).play("4-3>5-4.4")
    assert table.how == "blocked"
    assert table.scored == [(0, 20, "fewest-pips")]


def test_match_points_100_at_once() -> None:
    assert boneyard.game("all-fives-spinner").options["match"] == "points:100"
    table = spinner("5-0 1-0 | 3-3", "5-5", changes={"scores": (90, 95)}).play("5-0>5-5.side")
    assert table.how == "target"
    assert table.result is not None
    assert table.result.winners == (0,)


def test_first_four_forced_the_sides_of_the_spinner_are_covered_before_anything_else() -> None:
    table = spinner("5-1 5-2 4-1 | 3-3", "5-5 5-4>5-5.side", first_four="forced")
    assert table.choices == {"5-1>5-5.side", "5-1>5-5.tip", "5-2>5-5.side", "5-2>5-5.tip"}
    assert table.why_not("4-1>5-4.4") == "fill-first"


def test_first_four_forced_if_nobody_can_and_nothing_can_be_drawn_the_round_is_blocked() -> None:
    table = spinner("5-1 4-4 | 4-3", "5-5 5-4>5-5.side", first_four="forced").play("5-1>5-5.tip")
    assert table.how == "blocked"  # Although 4-4 and 4-3 fit the end of the 5-4.


def emptied(held: str, first_four: str = "free") -> Situation:
    return spinner(held, "5-5 5-4>5-5.side", empty="may", first_four=first_four)


def test_empty_may_with_nothing_left_to_draw_a_player_who_can_lay_may_pass() -> None:
    table = emptied("5-1 4-4 | 4-3 1-1")
    assert table.choices == {"5-1>5-5.side", "5-1>5-5.tip", "4-4>5-4.4", "pass"}
    assert table.play("pass").turn == 1
    drawn = spinner("5-1 4-4 | 4-3", "5-5 5-4>5-5.side", "1-0", empty="may")
    assert "pass" not in drawn.choices


def test_empty_may_when_all_have_passed_in_a_row_the_round_ends_as_blocked() -> None:
    # Seat 1 cannot lay and says so itself: forced passes count.
    table = emptied("5-1 4-4 | 2-1 1-1").play("pass")
    assert (table.turn, table.choices) == (1, {"pass"})
    table = table.play("pass")
    assert table.how == "blocked"
    assert table.scored == [(1, 15, "fewest-pips")]


def test_empty_may_where_nobody_can_lay_it_is_blocked_at_once() -> None:
    assert emptied("4-4 1-0 | 2-1 1-1", first_four="forced").play("pass").how == "blocked"

"""Rule book 1.6: French."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.core.events import Drew, Passed
from boneyard.testing.book import dealt, line


def test_2_players_8_tiles_the_rest_is_the_boneyard() -> None:
    for set_, rest in ((6, 12), (9, 39)):
        table = dealt("french", "6-6", set=set_)
        assert [len(hand) for hand in table.state.hands] == [8, 8]
        assert len(table.state.boneyard) == rest
    with pytest.raises(boneyard.BadOption, match="choose 2"):
        boneyard.game("french", players=3)


def test_the_first_seat_begins_with_any_tile() -> None:
    table = dealt("french", "3-1 4-0 | 6-6")
    assert table.turn == 0
    assert table.choices == set(table.hand(0).split())


def test_then_alternating() -> None:
    table = line("french", "6-1 | 3-3", "6-5").play("6-1>6-5.6")
    assert table.deal("6-6").turn == 1


def test_halves_that_lie_over_each_other_are_equal_a_line_with_two_ends() -> None:
    table = line("french", "6-1 5-1 3-3 | 4-4", "6-5")
    assert table.choices == {"6-1>6-5.6", "5-1>6-5.5"}
    assert table.play("6-1>6-5.6").ends() == [1, 5]


def test_doubles_lie_lengthwise_so_their_ends_are_halves() -> None:
    table = line("french", "6-6 3-3 | 6-4", "6-5").play("6-6>6-5.6")
    assert table.choices == {"6-4>6-6.6"}
    alone = line("french", "6-1 | 6-2 4-4", "6-6").play("6-1>6-6.6")
    assert alone.how == "out"
    assert line("french", "6-1 3-3 | 6-2 4-4", "6-6").play("6-1>6-6.6").choices == {"6-2>6-6.6"}


def test_who_cannot_lay_either_passes_or_draws_two_his_choice() -> None:
    table = line("french", "4-4 3-3 | 6-1 2-2", "6-5", boneyard="4-0 4-1 4-2 4-3")
    assert table.choices == {"draw", "pass"}
    drawn = table.play("draw")
    assert drawn.hand(0) == "4-4 3-3 4-0 4-1"
    assert table.play("pass").hand(0) == "4-4 3-3"


def test_who_can_lay_must() -> None:
    table = line("french", "6-4 3-3 | 6-1 2-2", "6-5", boneyard="4-0 4-1 4-2 4-3")
    assert table.why_not("draw") == table.why_not("pass") == "you-can-lay"


def test_drawing_ends_his_turn() -> None:
    table = line("french", "4-4 3-3 | 6-1 2-2", "6-5", boneyard="6-0 5-1 4-2 4-3").play("draw")
    assert table.turn == 1


def test_only_one_is_drawn_if_only_one_may_be() -> None:
    table = line("french", "4-4 3-3 | 6-1 2-2", "6-5", boneyard="4-0 4-1 4-2").play("draw")
    assert [event.count for event in table.happened(Drew)] == [1]
    assert len(table.state.boneyard) == 2


def test_nothing_left_to_draw_he_passes_without_being_asked() -> None:
    table = line("french", "6-1 5-3 | 4-4 2-2", "6-5", boneyard="4-1 4-2").play("6-1>6-5.6")
    assert [event.seat for event in table.happened(Passed)] == [1]
    assert table.turn == 0


def test_two_passes_in_a_row_block_the_round_even_if_tiles_could_be_drawn() -> None:
    table = line("french", "4-4 3-3 | 2-2 1-1", "6-5", boneyard="4-0 4-1 4-2 4-3")
    table = table.play("pass")
    assert table.turn == 1
    assert table.choices == {"draw", "pass"}
    table = table.play("pass")
    assert table.how == "blocked"
    assert table.gained == {1: 14}


def test_a_draw_or_a_lay_between_two_passes_keeps_the_round_alive() -> None:
    table = line("french", "4-4 3-3 | 2-2 1-1", "6-5", boneyard="4-0 4-1 4-2 4-3 3-0 3-1 3-2")
    assert table.play("pass", "draw", "pass").ended is None
    lay = line("french", "4-4 3-3 | 6-2 1-1", "6-5", boneyard="4-0 4-1 4-2 4-3")
    assert lay.play("pass", "6-2>6-5.6", "pass").ended is None


def test_the_first_hand_empty_ends_the_round_and_wins() -> None:
    table = line("french", "6-1 | 3-3 0-0", "6-5").play("6-1>6-5.6")
    assert table.how == "out"
    assert table.gained == {0: 6}


def test_a_blocked_round_goes_by_section_0() -> None:
    table = line("french", "6-1 3-3 | 4-0", "6-5").play("6-1>6-5.6")
    assert table.how == "blocked"
    assert table.gained == {1: 6}
    tied = line("french", "6-1 3-3 | 4-2", "6-5").play("6-1>6-5.6")
    assert tied.how == "blocked"
    assert tied.scored == []

"""Rule book 1.5: Hungarian."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.events import Drew, Passed, Stopped
from boneyard.testing.book import dealt, line


@pytest.mark.parametrize(("players", "hand"), [(2, 12), (3, 8), (4, 6)])
@pytest.mark.parametrize("set_", [6, 9])
def test_2_players_12_3_players_8_4_players_6_sets_6_and_9(
    players: int, hand: int, set_: int
) -> None:
    game: Any = boneyard.game("hungarian", players=players, set=set_)
    assert game.legal(game.start(), boneyard.CHANCE).hands == (hand,) * players


def test_the_rest_is_out_of_the_game_nobody_draws() -> None:
    table = dealt("hungarian", "6-6")
    assert table.state.boneyard == ()
    table = line("hungarian", "6-1 4-4 | 3-3 2-2 | 5-0", "6-5", players=3).play("6-1>6-5.6")
    assert table.happened(Drew) == []
    assert [event.seat for event in table.happened(Passed)] == [1]


def test_the_opener_lays_as_long_as_his_tiles_fit() -> None:
    table = line("hungarian", "6-1 1-1 2-1 4-4 | 5-5 3-3", "6-5", players=2)
    for lay in ("6-1>6-5.6", "1-1>6-1.1", "1-2>1-1.side"):
        assert table.turn == 0
        table = table.play(lay)
    assert table.turn == 1


def test_then_the_next_player_does_the_same() -> None:
    table = line("hungarian", "6-1 4-4 4-0 | 5-5 5-3 3-3", "6-5", players=2)
    table = table.play("6-1>6-5.6", "5-5>6-5.5", "5-3>5-5.side")
    assert table.turn == 1
    assert table.choices == {"3-3>5-3.3"}


def test_when_nobody_can_lay_the_round_is_over_fewest_pips_is_credited_the_others() -> None:
    table = line("hungarian", "6-1 4-4 | 3-3 2-2 | 3-2", "6-5", players=3).play("6-1>6-5.6")
    assert table.how == "blocked"
    assert table.scored == [(2, 18, "fewest-pips")]


def test_the_round_is_over_when_somebody_lays_his_last_tile() -> None:
    table = line("hungarian", "6-1 1-0 | 3-3 0-0 | 3-2", "6-5", players=3)
    table = table.play("6-1>6-5.6", "1-0>6-1.1")
    assert table.how == "out"
    assert table.gained == {0: 11}


def test_highest_double_opens_else_highest_tile() -> None:
    assert dealt("hungarian", "9-8 | 1-1", set=9).choices == {"1-1"}
    assert dealt("hungarian", "9-7 | 9-8", set=9).choices == {"9-8"}


def test_match_first_to_more_than_100() -> None:
    assert boneyard.game("hungarian").options["match"] == "points:101"
    at_100 = line("hungarian", "6-1 | 3-3", "6-5", players=2, changes={"scores": (94, 0)})
    assert not at_100.play("6-1>6-5.6").is_over
    at_101 = line("hungarian", "6-1 | 3-3", "6-5", players=2, changes={"scores": (95, 0)})
    assert at_101.play("6-1>6-5.6").is_over


def test_a_player_lays_on_until_nothing_fits() -> None:
    table = line("hungarian", "6-1 1-0 4-4 | 3-3", "6-5", players=2).play("6-1>6-5.6")
    assert table.choices == {"1-0>6-1.1"}
    assert table.why_not("stop") == "you-can-lay"


def test_may_stop_lets_him_end_after_at_least_one_tile() -> None:
    table = line("hungarian", "6-1 1-0 4-4 | 5-3 3-3", "6-5", players=2, may_stop=True)
    assert "stop" not in table.choices
    table = table.play("6-1>6-5.6")
    assert table.choices == {"1-0>6-1.1", "stop"}
    table = table.play("stop")
    assert [event.seat for event in table.happened(Stopped)] == [0]
    assert table.turn == 1


def test_who_stopped_may_lay_again_when_the_turn_comes_back() -> None:
    # Seat 1 can do nothing, so it is seat 0's turn again: not blocked.
    table = line("hungarian", "6-1 1-0 4-4 | 3-3", "6-5", players=2, may_stop=True)
    table = table.play("6-1>6-5.6", "stop")
    assert table.turn == 0
    assert table.choices == {"1-0>6-1.1"}

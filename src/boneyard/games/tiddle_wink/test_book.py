"""Rule book 1.4: Tiddle-Wink."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.events import Drew, Stopped
from boneyard.testing.book import dealt, line

OTHERS = " | 5-4 | 5-3 | 4-3 | 4-2 | 4-0"


@pytest.mark.parametrize("players", [6, 7, 8, 9])
@pytest.mark.parametrize("set_", [6, 9])
def test_6_to_9_players_3_tiles_sets_6_and_9(players: int, set_: int) -> None:
    game: Any = boneyard.game("tiddle-wink", players=players, set=set_)
    assert game.legal(game.start(), boneyard.CHANCE).hands == (3,) * players


def test_after_a_double_he_lays_a_player_may_lay_one_more_tile() -> None:
    table = line("tiddle-wink", "6-6 6-1 3-0" + OTHERS, "6-5", "3-1 3-2 3-3").play("6-6>6-5.6")
    assert table.turn == 0
    assert "6-1>6-6.side" in table.choices


def test_the_opening_double_included() -> None:
    table = dealt("tiddle-wink", "6-6 6-1 3-0 | 5-4", "").play("6-6")
    assert table.turn == 0
    assert table.choices == {"6-1>6-6.side", "stop"}


def test_doubles_chain() -> None:
    table = line("tiddle-wink", "6-6 5-5 6-1 5-1" + OTHERS, "6-5").play("6-6>6-5.6", "5-5>6-5.5")
    assert table.turn == 0
    assert table.choices == {"6-1>6-6.side", "5-1>5-5.side", "stop"}


def test_a_non_double_ends_the_turn() -> None:
    table = line("tiddle-wink", "6-6 6-1 1-0" + OTHERS, "6-5").play("6-6>6-5.6", "6-1>6-6.side")
    assert table.turn == 1


def test_he_may_also_stop() -> None:
    table = line("tiddle-wink", "6-6 6-1 3-0" + OTHERS, "6-5").play("6-6>6-5.6", "stop")
    assert [event.seat for event in table.happened(Stopped)] == [0]
    assert table.turn == 1


def test_he_may_not_stop_before_laying() -> None:
    table = line("tiddle-wink", "6-6 6-1 3-0" + OTHERS, "6-5")
    assert table.why_not("stop") == "you-can-lay"


def test_who_has_nothing_to_lay_after_a_double_is_not_asked() -> None:
    table = line("tiddle-wink", "6-6 3-0" + OTHERS, "6-5").play("6-6>6-5.6")
    assert table.turn == 1


def test_drawing_as_in_block_once_at_the_end_of_the_whole_turn() -> None:
    table = line("tiddle-wink", "6-6 6-1 3-0" + OTHERS, "6-5", "3-1 3-2 3-3 2-2")
    table = table.play("6-6>6-5.6")
    assert table.happened(Drew) == []
    assert [event.seat for event in table.play("6-1>6-6.side").happened(Drew)] == [0]
    assert [event.seat for event in table.play("stop").happened(Drew)] == [0]


def test_the_tile_drawn_at_the_end_of_the_turn_is_not_laid_in_it() -> None:
    table = line("tiddle-wink", "6-6 3-0" + OTHERS, "6-5", "6-1 3-2 3-3").play("6-6>6-5.6")
    assert table.hand(0) == "3-0 6-1"
    assert table.turn == 1


def test_a_last_tile_that_is_a_double_ends_the_round() -> None:
    table = line("tiddle-wink", "6-6" + OTHERS, "6-5", "6-1 3-2 3-3").play("6-6>6-5.6")
    assert table.how == "out"
    assert table.happened(Drew) == []
    assert table.gained == {0: 9 + 8 + 7 + 6 + 4}

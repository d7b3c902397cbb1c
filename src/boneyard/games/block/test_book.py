"""Rule book 1.1: Block game."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.events import Drew, Passed
from boneyard.testing.book import line, tiles


@pytest.mark.parametrize(("players", "hand"), [(2, 7), (3, 5), (4, 5)])
@pytest.mark.parametrize("set_", [6, 9])
def test_2_players_7_tiles_3_and_4_players_5(players: int, hand: int, set_: int) -> None:
    game: Any = boneyard.game("block", players=players, set=set_)
    assert game.legal(game.start(), boneyard.CHANCE).hands == (hand,) * players


def test_sets_6_and_9() -> None:
    with pytest.raises(boneyard.BadOption, match="6 or 9"):
        boneyard.game("block", set=12)


def test_at_the_end_of_his_turn_a_player_draws_one_tile_when_he_laid_one() -> None:
    table = line("block", "6-1 4-4 | 5-5 1-1", "6-5", boneyard="3-1 3-2 3-3", players=2)
    table = table.play("6-1>6-5.6")
    assert table.hand(0) == "4-4 3-1"
    assert [(event.seat, event.forced) for event in table.happened(Drew)] == [(0, False)]
    assert table.turn == 1


def test_at_the_end_of_his_turn_a_player_draws_one_tile_when_he_laid_none() -> None:
    table = line("block", "6-1 5-4 | 3-3 2-2", "6-5", boneyard="3-1 5-0 3-2 2-1", players=2)
    table = table.play("6-1>6-5.6")
    # Seat 1 has neither 5 nor 1: it draws the 5-0, and may not lay it in this turn.
    assert table.hand(1) == "3-3 2-2 5-0"
    assert [(event.seat, event.forced) for event in table.happened(Drew)] == [(0, False), (1, True)]
    assert table.turn == 0


def test_while_more_than_the_reserve_is_left() -> None:
    table = line("block", "6-1 5-4 | 3-3 5-5", "6-5", boneyard="2-1 2-2", players=2)
    table = table.play("6-1>6-5.6")
    assert table.hand(0) == "5-4"
    assert table.happened(Drew) == []
    assert table.state.boneyard == tiles("2-1 2-2")


def test_who_cannot_lay_and_cannot_draw_passes() -> None:
    table = line("block", "6-1 5-4 | 3-3 2-2", "6-5", boneyard="3-1 5-0", players=2)
    table = table.play("6-1>6-5.6")
    assert [event.seat for event in table.happened(Passed)] == [1]
    assert table.turn == 0


def test_a_hand_that_becomes_empty_by_laying_ends_the_round_before_any_drawing() -> None:
    table = line("block", "6-1 | 3-3 2-2", "6-5", boneyard="3-1 3-2 3-0", players=2)
    table = table.play("6-1>6-5.6")
    assert table.how == "out"
    assert table.happened(Drew) == []
    assert table.gained == {0: 10}


def test_what_others_draw_is_hidden() -> None:
    table = line("block", "6-1 4-4 | 5-5 1-1", "6-5", boneyard="3-1 3-2 3-3", players=2)
    (drew,) = table.play("6-1>6-5.6").happened(Drew)
    assert drew.seen_by(0) == drew
    assert drew.tiles == tiles("3-1")
    for other in (1, None):
        seen = drew.seen_by(other)
        assert isinstance(seen, Drew)
        assert seen.tiles is None
        assert seen.count == 1

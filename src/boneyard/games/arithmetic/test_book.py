"""Rule book 2.2: Arithmetic; what it shares with Italian is tested there."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.core.events import Drew
from boneyard.testing.book import Situation, counting, dealt, tiles
from boneyard.tiles import pips

LAID = {30: "6-6 6-5 2-1", 50: "6-6 6-5 6-4 6-3 4-0", 70: "6-6 6-5 6-4 6-3 5-5 5-4 5-0",
        100: "6-6 6-5 6-4 6-3 6-2 5-5 5-4 5-3 5-2 5-1 6-0"}  # fmt: skip


# The 6-6 is in the weakest hand, and the most pips are at seat 1.
HANDS = (
    "6-6 0-0 1-0 1-1 2-0 2-1 | 6-5 6-4 6-3 5-0 4-0 3-0"
    "| 5-5 3-1 4-1 2-2 3-2 5-1 | 6-0 4-3 5-2 6-1 4-2 3-3"
)


@pytest.mark.parametrize(("players", "hand"), [(3, 8), (4, 6), (5, 5)])
def test_3_players_8_4_players_6_5_players_5_set_6(players: int, hand: int) -> None:
    game: Any = boneyard.game("arithmetic", players=players)
    assert game.legal(game.start(), boneyard.CHANCE).hands == (hand,) * players
    with pytest.raises(boneyard.BadOption, match="choose 6"):
        boneyard.game("arithmetic", set=9)


def test_the_player_with_the_most_pips_in_hand_opens_with_any_tile() -> None:
    table = dealt("arithmetic", HANDS, players=4)
    assert table.turn == 1
    assert table.choices == set(table.hand(1).split())


def test_equal_the_earlier_seat() -> None:
    hands = (
        "4-4 6-1 4-3 2-1 3-1 | 2-2 5-5 6-0 4-1 6-2 | 0-0 6-4 1-0 4-2 5-1"
        "| 3-2 6-5 6-3 5-0 3-0 | 4-0 5-4 3-3 1-1 2-0"
    )
    table = dealt("arithmetic", hands, players=5)
    assert [pips(hand) for hand in table.state.hands] == [29, 33, 23, 33, 23]
    assert table.turn == 1


@pytest.mark.parametrize("goal", [30, 50, 70, 100])
def test_exactly_30_50_70_100_scores_10_each(goal: int) -> None:
    table = counting("arithmetic", "3-1 | 2-2 | 1-1", LAID[goal])
    assert table.state.total == goal - 4
    assert table.play("3-1").scored == [(0, 10, "goal")]


def test_rounds_end_as_in_italian() -> None:
    assert counting("arithmetic", "3-1 | 2-2 | 1-1", LAID[100]).play("3-1").how == "goal"
    assert counting("arithmetic", "3-2 | 2-2 | 1-1", LAID[100]).play("3-2").how == "goal"
    empty = counting("arithmetic", "1-0 | 1-1 | 2-0", "3-3").play("1-0", "1-1", "2-0")
    assert empty.how == "empty"


def test_first_to_50_at_once() -> None:
    assert boneyard.game("arithmetic").options["match"] == "points:50"
    table = counting("arithmetic", "3-1 | 2-2 | 1-1", LAID[30], scores=(40, 40, 0)).play("3-1")
    assert table.how == "target"
    assert table.result is not None
    assert table.result.winners == (0,)


def stocked(**options: Any) -> Situation:
    return dealt("arithmetic", HANDS, players=4, draw_after=True, **options)


def test_draw_after_whoever_has_laid_takes_a_tile_from_the_stock() -> None:
    table = stocked().play("6-5")
    assert table.hand(1) == "6-4 6-3 5-0 4-0 3-0 5-3"
    (drew,) = table.happened(Drew)
    assert drew == Drew(1, 1, tiles("5-3"), (1,))
    assert table.turn == 2
    assert not dealt("arithmetic", HANDS, players=4).play("6-5").happened(Drew)


def test_draw_after_the_stock_is_hidden_its_size_public() -> None:
    table = stocked().play("6-5")
    for seat in (0, 1, None):
        seen = table.game.observe(table.state, seat)
        assert seen.boneyard == 3
        drawn = [event.tiles for event in seen.log if isinstance(event, Drew)]
        assert drawn == [tiles("5-3") if seat == 1 else None]


def test_draw_after_while_there_is_one() -> None:
    table = stocked()
    for _ in range(4):
        table = table.play(table.hand(table.turn).split()[-1])
    assert (table.state.boneyard, table.turn) == ((), 1)
    assert [len(hand) for hand in table.state.hands] == [6] * 4
    assert not table.play("6-5").happened(Drew)


def test_draw_after_not_if_that_lay_ended_the_round() -> None:
    table = counting("arithmetic", "3-1 | 2-2 | 1-1", LAID[100], draw_after=True)
    table = Situation(table.game, replace(table.state, boneyard=tiles("0-0 1-0"))).play("3-1")
    assert (table.how, table.happened(Drew)) == ("goal", [])


def test_draw_after_the_round_ends_when_nobody_has_a_tile() -> None:
    table = counting("arithmetic", "1-0 | 1-1 | 2-0", "3-3", draw_after=True)
    table = Situation(table.game, replace(table.state, boneyard=tiles("0-0"))).play("1-0", "1-1")
    # Seat 0 took the last tile of the stock and goes on alone.
    assert table.play("2-0").turn == 0
    assert table.play("2-0", "0-0").how == "empty"

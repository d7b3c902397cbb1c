"""Rule book 1.8: Classic. Whoever cannot lay passes."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.events import Drew, Passed
from boneyard.testing.book import dealt, line


@pytest.mark.parametrize(("players", "hand"), [(2, 7), (3, 6), (4, 6)])
@pytest.mark.parametrize("slug", ["classic-block", "classic-draw", "classic-rounds", "loser-wins"])
def test_28_tiles_2_players_7_3_and_4_players_6(slug: str, players: int, hand: int) -> None:
    game: Any = boneyard.game(slug, players=players)
    deals = game.legal(game.start(), boneyard.CHANCE)
    assert deals.hands == (hand,) * players
    assert len(deals.tiles) == 28


@pytest.mark.parametrize("slug", ["classic-block", "classic-draw", "classic-rounds", "loser-wins"])
def test_highest_tile_opens(slug: str) -> None:
    table = dealt(slug, "6-4 4-4 | 6-5", players=2)
    assert table.turn == 1
    assert table.choices == {"6-5"}


def test_who_cannot_lay_passes() -> None:
    table = line("classic-block", "6-1 1-1 | 3-3 | 5-0", "6-5", players=3).play("6-1>6-5.6")
    assert [event.seat for event in table.happened(Passed)] == [1]
    assert table.happened(Drew) == []
    assert table.turn == 2


def test_first_hand_empty_wins() -> None:
    table = line("classic-block", "6-1 | 0-0", "6-5", players=2).play("6-1>6-5.6")
    assert table.how == "out"
    assert table.scored == [(0, 1, "won")]
    assert table.result is not None
    assert table.result.winners == (0,)


def test_if_none_fewest_tiles_wins() -> None:
    # Seat 1 has one tile of 12 pips, seat 0 two of 1 and 2.
    table = line("classic-block", "6-1 2-0 0-0 | 4-4 | 3-3 3-2", "6-5", players=3)
    table = table.play("6-1>6-5.6")
    assert table.how == "blocked"
    assert table.scored == [(1, 1, "won")]


def test_equal_tiles_fewer_pips() -> None:
    table = line("classic-block", "6-1 3-0 | 4-4 | 2-0", "6-5", players=3).play("6-1>6-5.6")
    assert table.scored == [(2, 1, "won")]


def test_then_shared() -> None:
    table = line("classic-block", "6-1 4-0 | 4-4 | 2-2", "6-5", players=3).play("6-1>6-5.6")
    assert table.gained == {0: 1, 2: 1}
    assert table.result is not None
    assert table.result.winners == (0, 2)


def test_one_round() -> None:
    assert line("classic-block", "6-1 | 0-0", "6-5", players=2).play("6-1>6-5.6").is_over

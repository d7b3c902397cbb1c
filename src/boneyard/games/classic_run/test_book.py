"""Rule book 1.5: Classic without boneyard; what it shares with Hungarian is tested there."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.testing.book import dealt, line


@pytest.mark.parametrize(("players", "hand"), [(2, 12), (3, 8), (4, 6)])
def test_2_players_12_3_players_8_4_players_6(players: int, hand: int) -> None:
    game: Any = boneyard.game("classic-run", players=players)
    assert game.legal(game.start(), boneyard.CHANCE).hands == (hand,) * players


def test_set_6_only() -> None:
    with pytest.raises(boneyard.BadOption, match="choose 6"):
        boneyard.game("classic-run", set=9)


def test_highest_tile_opens() -> None:
    assert dealt("classic-run", "6-5 | 4-4", players=2).choices == {"6-5"}


def test_the_opener_lays_as_long_as_his_tiles_fit() -> None:
    table = line("classic-run", "6-1 1-0 4-4 | 5-3", "6-5", players=2).play("6-1>6-5.6")
    assert table.choices == {"1-0>6-1.1"}


def test_may_stop() -> None:
    table = line("classic-run", "6-1 1-0 4-4 | 5-3", "6-5", players=2, may_stop=True)
    assert "stop" in table.play("6-1>6-5.6").choices


def test_first_to_100() -> None:
    assert boneyard.game("classic-run").options["match"] == "points:100"
    table = line("classic-run", "6-1 | 3-3", "6-5", players=2, changes={"scores": (94, 0)})
    assert table.play("6-1>6-5.6").is_over


def test_points_50_for_a_short_match() -> None:
    table = line("classic-run", "6-1 | 3-3", "6-5", match="points:50", changes={"scores": (44, 0)})
    assert table.play("6-1>6-5.6").is_over

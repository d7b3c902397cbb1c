"""Rule book 1.8: Classic in rounds; what it shares with its kin is tested with `classic-block`."""

from __future__ import annotations

import boneyard
from boneyard.core.events import Drew
from boneyard.testing.book import line


def test_draws_like_classic_draw() -> None:
    table = line("classic-rounds", "6-1 1-1 | 3-3", "6-5", "4-4 4-0 5-0 2-2", players=2)
    assert [event.count for event in table.play("6-1>6-5.6").happened(Drew)] == [1, 1, 1]


def test_the_first_with_an_empty_hand_is_credited_the_others_pips() -> None:
    table = line("classic-rounds", "6-1 | 3-3 | 2-1", "6-5", players=3).play("6-1>6-5.6")
    assert table.scored == [(0, 9, "out")]


def test_blocked_the_one_with_fewest_pips_is() -> None:
    table = line("classic-rounds", "6-1 2-0 0-0 | 4-4 | 3-3 3-2", "6-5", players=3)
    assert table.play("6-1>6-5.6").scored == [(0, 19, "fewest-pips")]


def test_first_to_100() -> None:
    assert boneyard.game("classic-rounds").options["match"] == "points:100"
    table = line("classic-rounds", "6-1 | 3-3", "6-5", players=2, changes={"scores": (94, 0)})
    assert table.play("6-1>6-5.6").is_over


def test_points_50_for_a_short_match() -> None:
    table = line(
        "classic-rounds", "6-1 | 3-3", "6-5", match="points:50", changes={"scores": (44, 0)}
    )
    assert table.play("6-1>6-5.6").is_over

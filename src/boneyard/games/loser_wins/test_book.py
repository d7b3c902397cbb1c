"""Rule book 1.8: Loser wins."""

from __future__ import annotations

from boneyard.core.events import Drew
from boneyard.families.line.events import DroppedOut
from boneyard.testing.book import line


def test_draws_like_classic_draw() -> None:
    table = line("loser-wins", "6-1 1-1 | 3-3", "6-5", "4-4 4-0 5-0 2-2", players=2)
    assert [event.count for event in table.play("6-1>6-5.6").happened(Drew)] == [1, 1, 1]


def test_who_has_laid_all_his_tiles_drops_out_the_others_play_on() -> None:
    table = line("loser-wins", "6-1 | 5-3 3-3 | 1-0 4-4", "6-5", players=3).play("6-1>6-5.6")
    assert [event.seat for event in table.happened(DroppedOut)] == [0]
    assert table.ended is None
    assert table.turn == 1
    table = table.play("5-3>6-5.5")
    assert table.turn == 2
    assert table.play("1-0>6-1.1").turn == 1  # Seat 0 is passed over.


def test_at_the_end_one_player_is_left_and_wins() -> None:
    table = line("loser-wins", " | 5-3 | 1-0 4-4", "6-5 6-1", players=3, turn=1)
    table = table.play("5-3>6-5.5")
    assert table.how == "alone"
    assert table.scored == [(2, 1, "won")]
    assert table.is_over


def test_the_last_player_left_wins_even_with_0_pips() -> None:
    table = line("loser-wins", "6-1 | 0-0", "6-5", players=2).play("6-1>6-5.6")
    assert table.how == "alone"
    assert table.result is not None
    assert table.result.winners == (1,)


def test_or_blocked_the_one_with_the_most_pips_in_hand_wins() -> None:
    table = line("loser-wins", "6-1 3-0 | 4-4 | 2-2", "6-5", players=3).play("6-1>6-5.6")
    assert table.how == "blocked"
    assert table.scored == [(1, 1, "won")]


def test_blocked_after_somebody_dropped_out() -> None:
    table = line("loser-wins", "6-1 | 4-4 | 3-3", "6-5", players=3).play("6-1>6-5.6")
    assert table.how == "blocked"
    assert [event.seat for event in table.happened(DroppedOut)] == [0]
    assert table.scored == [(1, 1, "won")]


def test_equal_shared() -> None:
    table = line("loser-wins", "6-1 3-0 | 4-2 | 3-3", "6-5", players=3).play("6-1>6-5.6")
    assert table.gained == {1: 1, 2: 1}
    assert table.result is not None
    assert table.result.winners == (1, 2)

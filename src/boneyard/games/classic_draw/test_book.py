"""Rule book 1.8: Classic, drawing until something fits; the rest is tested with `classic-block`."""

from __future__ import annotations

from boneyard.core.events import Drew, Passed
from boneyard.testing.book import line


def test_who_cannot_lay_draws_until_he_can() -> None:
    table = line("classic-draw", "6-1 1-1 | 3-3", "6-5", "4-4 4-0 5-0 2-2", players=2)
    table = table.play("6-1>6-5.6")
    assert [event.count for event in table.happened(Drew)] == [1, 1, 1]
    assert table.hand(1) == "3-3 4-4 4-0 5-0"
    assert table.turn == 1


def test_down_to_an_empty_boneyard() -> None:
    table = line("classic-draw", "6-1 1-1 | 3-3", "6-5", "4-4 4-0 4-2", players=2)
    table = table.play("6-1>6-5.6")
    assert table.state.boneyard == ()
    assert [event.seat for event in table.happened(Passed)] == [1]
    assert table.turn == 0


def test_otherwise_the_same_first_hand_empty_wins() -> None:
    table = line("classic-draw", "6-1 | 3-3", "6-5", players=2).play("6-1>6-5.6")
    assert table.scored == [(0, 1, "won")]
    assert table.is_over


def test_otherwise_the_same_fewest_tiles_then_fewer_pips_then_shared() -> None:
    table = line("classic-draw", "6-1 2-0 0-0 | 4-4 | 3-3 3-2", "6-5", players=3)
    assert table.play("6-1>6-5.6").scored == [(1, 1, "won")]
    table = line("classic-draw", "6-1 4-0 | 4-4 | 2-2", "6-5", players=3).play("6-1>6-5.6")
    assert table.gained == {0: 1, 2: 1}


def test_a_tile_drawn_on_the_way_counts_in_the_block() -> None:
    # Seat 1 draws the whole boneyard in vain: nobody can lay, and it has the most tiles.
    table = line("classic-draw", "6-1 4-4 | 3-3", "6-5", "4-0 2-0", players=2).play("6-1>6-5.6")
    assert table.how == "blocked"
    assert table.scored == [(0, 1, "won")]

"""Rule book 1.12: Bergen."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.events import Drew, Passed
from boneyard.testing.book import Situation, dealt, line


@pytest.mark.parametrize(("players", "hand"), [(2, 6), (3, 6), (4, 5)])
@pytest.mark.parametrize("set_", [6, 9])
def test_2_and_3_players_6_4_players_5_sets_6_and_9(players: int, hand: int, set_: int) -> None:
    game: Any = boneyard.game("bergen", players=players, set=set_)
    assert game.legal(game.start(), boneyard.CHANCE).hands == (hand,) * players


def test_the_lowest_double_opens_and_earns_2() -> None:
    table = dealt("bergen", "5-5 6-6 | 3-3 4-4", players=2)
    assert table.turn == 1
    assert table.choices == {"3-3"}
    assert table.play("3-3").scored == [(1, 2, "opening")]


def test_if_none_the_lowest_tile_fewest_pips() -> None:
    table = dealt("bergen", "6-1 6-2 6-3 6-4 6-5 5-1 | 2-1 5-4 5-3 5-2 4-3 4-2", players=2)
    assert table.choices == {"2-1"}
    assert table.play("2-1").scored == [(1, 2, "opening")]


def test_then_the_lower_high_half() -> None:
    table = dealt("bergen", "6-1 6-2 6-3 6-4 6-5 4-0 | 3-1 5-4 5-3 5-2 4-3 4-2", players=2)
    assert table.choices == {"3-1"}


def test_the_opening_tile_earns_its_2_and_nothing_else() -> None:
    # A lone 3-3 is the highest double, with the same number at both ends: still 2.
    assert dealt("bergen", "5-5 | 3-3", players=2).play("3-3").gained == {1: 2}


def test_a_double_higher_than_every_double_on_the_table_earns_2() -> None:
    table = line("bergen", "4-4 6-0 | 4-3", "2-2 2-4").play("4-4>4-2.4")
    assert table.scored == [(0, 2, "highest-double")]


def test_a_lower_double_earns_nothing() -> None:
    table = line("bergen", "2-2 6-0 | 5-3 4-1", "3-3 3-2 3-4").play("2-2>3-2.2")
    assert table.scored == []


def test_with_no_double_on_the_table_yet_the_first_one_laid_is_the_highest() -> None:
    table = line("bergen", "1-1 6-0 | 5-2", "2-1").play("1-1>2-1.1")
    assert table.scored == [(0, 2, "highest-double")]


def test_the_same_number_at_both_ends_earns_2() -> None:
    table = line("bergen", "5-1 6-0 | 4-4 5-2", "3-3 3-5 3-1").play("1-5>3-1.1")
    assert table.scored == [(0, 2, "equal-ends")]


def test_or_3_if_one_of_those_ends_is_a_double() -> None:
    # Ends 2 and 2, of which one is the 2-2; it is lower than the 3-3.
    table = line("bergen", "2-2 6-0 | 4-4 5-2", "3-3 3-2 3-5>3-3.side 5-2>5-3.5").play("2-2>5-2.2")
    assert table.scored == [(0, 3, "triple")]


def test_a_triple_also_when_the_double_lay_there_before() -> None:
    # The opening 2-2 is one end; the 4-2 makes a 2 at the other.
    table = line("bergen", "4-2 6-0 | 4-3 2-1", "2-2 2-1 1-4").play("4-2>4-1.4")
    assert table.scored == [(0, 3, "triple")]


def test_bonuses_of_one_move_add_up() -> None:
    table = line("bergen", "4-4 6-0 | 5-4 2-1", "3-3 3-4 3-1>3-3.side 1-4>3-1.1").play("4-4>4-1.4")
    assert table.scored == [(0, 2, "highest-double"), (0, 3, "triple")]
    assert table.scores == (5, 0)


def test_who_passes_earns_nothing_for_ends_that_others_made_equal() -> None:
    table = line("bergen", "5-1 5-0 | 4-4", "3-3 3-5 3-1").play("1-5>3-1.1")
    assert [event.seat for event in table.happened(Passed)] == [1]
    assert table.gained == {0: 2}


def test_who_cannot_lay_draws_one_tile_and_lays_it_if_it_fits() -> None:
    table = line("bergen", "4-1 6-0 | 5-5", "2-2 2-4", "2-0 3-3 6-6").play("4-1>4-2.4")
    assert [(event.seat, event.count) for event in table.happened(Drew)] == [(1, 1)]
    assert table.turn == 1
    assert table.choices == {"2-0>2-2.side"}


def test_he_draws_only_one() -> None:
    table = line("bergen", "4-1 2-0 | 5-5", "2-2 2-4", "3-3 2-1 6-6 5-4").play("4-1>4-2.4")
    assert len(table.happened(Drew)) == 1
    assert table.turn == 0


def test_two_tiles_stay() -> None:
    table = line("bergen", "4-1 2-0 | 5-5", "2-2 2-4", "2-1 6-6").play("4-1>4-2.4")
    assert table.happened(Drew) == []
    assert [event.seat for event in table.happened(Passed)] == [1]


def test_first_out_2() -> None:
    table = line("bergen", "4-1 | 5-5", "2-2 2-4").play("4-1>4-2.4")
    assert table.scored == [(0, 2, "out")]


def test_blocked_the_only_player_without_a_double_in_hand_gets_2() -> None:
    # Seat 1 has more pips than the others, but no double.
    table = line("bergen", "4-1 3-3 | 6-5 | 0-0", "2-2 2-4", players=3).play("4-1>4-2.4")
    assert table.how == "blocked"
    assert table.scored == [(1, 2, "no-double")]


def test_several_without_the_fewest_pips_among_them() -> None:
    table = line("bergen", "4-1 6-3 | 6-0 | 0-0", "2-2 2-4", players=3).play("4-1>4-2.4")
    assert table.scored == [(1, 2, "fewest-pips")]


def test_none_without_the_fewest_pips_among_all() -> None:
    table = line("bergen", "4-1 3-3 | 6-6 | 5-5", "2-2 2-4", players=3).play("4-1>4-2.4")
    assert table.scored == [(0, 2, "fewest-pips")]


def test_tied_each() -> None:
    table = line("bergen", "4-1 6-3 | 5-4 | 0-0", "2-2 2-4", players=3).play("4-1>4-2.4")
    assert table.gained == {0: 2, 1: 2}


def test_match_15_points_with_2_players_10_with_3_or_4() -> None:
    matches = [boneyard.game("bergen", players=n).options["match"] for n in (2, 3, 4)]
    assert matches == ["points:15", "points:10", "points:10"]


def test_the_target_is_reached_at_once() -> None:
    table = line("bergen", "4-4 6-0 | 5-3", "2-2 2-4", changes={"scores": (13, 14)})
    table = table.play("4-4>4-2.4")
    assert table.how == "target"
    assert table.result is not None
    assert table.result.winners == (0,)


def kept(held: str, boneyard: str) -> Situation:
    return line("bergen", held, "6-5", boneyard, players=2, drawn="may")


def test_drawn_may_the_tile_drawn_may_be_kept_although_it_fits_the_turn_then_ends() -> None:
    table = kept("6-1 4-4 | 3-3 2-2", "5-2 3-0 2-0 4-0").play("6-1>6-5.6")
    assert (table.turn, table.hand(1)) == (1, "3-3 2-2 5-2")
    assert table.choices == {"5-2>6-5.5", "pass"}
    after = table.play("pass")
    assert [event.seat for event in after.happened(Passed)] == [1]
    assert 1 not in [event.seat for event in after.happened(Drew)]  # No second draw.


def test_drawn_may_who_drew_what_does_not_fit_says_so_too() -> None:
    table = kept("6-1 4-4 | 3-3 2-2", "4-2 3-0 2-0 4-0").play("6-1>6-5.6")
    assert (table.turn, table.choices) == (1, {"pass"})
    assert (
        line("bergen", "6-1 4-4 5-1 | 3-3 2-2", "6-5", "4-2 3-0 2-0", players=2)
        .play("6-1>6-5.6")
        .happened(Passed)
    )


def test_drawn_may_only_the_tile_drawn() -> None:
    table = kept("6-1 4-4 | 3-3 5-2", "4-2 3-0 2-0 4-0").play("6-1>6-5.6")
    assert table.choices == {"5-2>6-5.5"}

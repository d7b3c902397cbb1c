"""Rule book 1.11: Matador by the leaflet."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.events import Drew, Passed
from boneyard.testing.book import dealt, line


@pytest.mark.parametrize(("players", "hand"), [(2, 7), (3, 7), (4, 6)])
def test_2_and_3_players_7_4_players_6_set_6_only(players: int, hand: int) -> None:
    game: Any = boneyard.game("matador-seven", players=players)
    assert game.legal(game.start(), boneyard.CHANCE).hands == (hand,) * players
    with pytest.raises(boneyard.BadOption, match="choose 6"):
        boneyard.game("matador-seven", set=9)


def test_a_seat_opens_with_a_tile_of_its_choice() -> None:
    table = dealt("matador-seven", "3-1 4-0 | 6-6")
    assert table.turn == 0
    assert table.choices == set(table.hand(0).split())


def test_touching_halves_add_up_to_7_and_jokers_fit_any_end() -> None:
    table = line("matador-seven", "4-2 6-6 6-1 | 5-5", "5-3")
    assert table.choices == {
        *("2-4>5-3.5", "4-2>5-3.3"),
        *("6-1>5-3.5", "1-6>5-3.5", "6-1>5-3.3", "1-6>5-3.3"),
    }


def test_jokers_lie_crosswise_doubles_do_not() -> None:
    # A double's open end is its half, as of any tile that lies lengthwise.
    table = line("matador-seven", "4-4 6-6 | 3-3 1-0", "5-3").play("4-4>5-3.3")
    assert table.choices == {"3-3>4-4.4"}
    assert table.game.rules.shape.drawn == "jokers"


def test_who_cannot_lay_draws_one_tile_and_lays_it_if_it_fits() -> None:
    table = line("matador-seven", "4-2 6-6 | 1-0", "5-3", "3-3 1-1").play("2-4>5-3.5")
    assert [(event.seat, event.count) for event in table.happened(Drew)] == [(1, 1)]
    assert table.turn == 1
    assert table.choices == {"3-3>4-2.4"}


def test_only_one_tile_and_if_it_does_not_fit_he_passes() -> None:
    table = line("matador-seven", "4-2 4-4 | 1-0", "5-3", "1-1 3-3").play("2-4>5-3.5")
    assert len(table.happened(Drew)) == 1
    assert [event.seat for event in table.happened(Passed)] == [1]
    assert table.turn == 0


def test_by_agreement_who_cannot_lay_passes() -> None:
    table = line("matador-seven", "4-2 4-4 | 1-0", "5-3", "3-3 1-1", stuck="pass")
    table = table.play("2-4>5-3.5")
    assert table.happened(Drew) == []
    assert [event.seat for event in table.happened(Passed)] == [1]


def test_who_passes_by_agreement_does_not_keep_a_round_alive_with_the_boneyard() -> None:
    table = line("matador-seven", "4-2 6-6 | 1-0", "5-3", "3-3 1-1", stuck="pass")
    assert table.play("2-4>5-3.5").how == "blocked"


def test_empty_boneyard_pass() -> None:
    table = line("matador-seven", "4-2 4-4 | 1-0", "5-3").play("2-4>5-3.5")
    assert [event.seat for event in table.happened(Passed)] == [1]


def test_nobody_who_can_lay_may_draw() -> None:
    table = line("matador-seven", "4-2 4-4 | 1-0", "5-3", "3-3 1-1")
    assert table.why_not("draw") == "you-can-lay"


def test_first_out_is_credited_the_others_pips() -> None:
    table = line("matador-seven", "4-2 | 1-0 | 6-6", "5-3", players=3).play("2-4>5-3.5")
    assert table.scored == [(0, 13, "out")]


def test_if_all_still_hold_tiles_the_fewest_pips_wins_the_others_pips_plus_his_own() -> None:
    table = line("matador-seven", "4-2 6-6 | 1-0 | 5-5", "5-3", players=3).play("2-4>5-3.5")
    assert table.how == "blocked"
    assert table.scored == [(1, 12 + 10 + 1, "fewest-pips")]


def test_match_points_100() -> None:
    assert boneyard.game("matador-seven").options["match"] == "points:100"

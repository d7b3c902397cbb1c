"""Rule book 1.11: Matador; what it shares with All Sevens is tested there."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.events import Drew
from boneyard.rules.matching import AddUpTo
from boneyard.testing.book import line
from boneyard.tiles import TileSet


@pytest.mark.parametrize(
    ("players", "hand"), [*((n, 7) for n in (3, 4, 5, 6)), *((n, 5) for n in (7, 8, 9, 10, 11))]
)
def test_3_to_6_players_7_tiles_7_to_11_players_5(players: int, hand: int) -> None:
    game: Any = boneyard.game("matador", players=players)
    assert game.legal(game.start(), boneyard.CHANCE).hands == (hand,) * players


def test_no_booklet_has_it_for_two_or_for_twelve() -> None:
    for players in (2, 12):
        with pytest.raises(boneyard.BadOption, match="3, 4, 5, 6, 7, 8, 9, 10 or 11"):
            boneyard.game("matador", players=players)


def test_set_9_only() -> None:
    with pytest.raises(boneyard.BadOption, match="choose 9"):
        boneyard.game("matador", set=6)


def test_touching_halves_must_add_up_to_10() -> None:
    table = line("matador", "4-2 9-6 3-3 | 5-4 | 9-9", "8-6")
    assert table.choices == {"2-4>8-6.8", "4-2>8-6.6"}


def test_jokers_are_0_0_1_9_2_8_3_7_4_6_and_5_5() -> None:
    jokers = {str(tile) for tile in TileSet.double(9) if AddUpTo(10).is_joker(tile)}
    assert jokers == {"0-0", "9-1", "8-2", "7-3", "6-4", "5-5"}


def test_5_5_is_a_joker_and_fits_any_end_even_a_blank() -> None:
    table = line("matador", "5-5 9-9 | 8-8 | 7-7", "8-0")
    assert table.choices == {"5-5>8-0.8", "5-5>8-0.0"}


def test_same_rules_may_draw_first_and_two_tiles_stay() -> None:
    table = line("matador", "4-2 9-6 | 5-4 | 9-9", "8-6", "1-1 1-0 2-0")
    assert "draw" in table.choices
    assert len(table.play("draw").happened(Drew)) == 1
    assert boneyard.game("matador").options["reserve"] == 2


def test_same_rules_the_others_pips_minus_his_own() -> None:
    table = line("matador", "4-2 1-0 | 9-7 | 3-2", "8-6").play("2-4>8-6.8")
    assert table.how == "blocked"
    assert table.scored == [(0, 16 + 5 - 1, "fewest-pips")]


def test_to_200_points() -> None:
    assert boneyard.game("matador").options["match"] == "points:200"
    table = line("matador", "4-2 | 9-7 | 0-0", "8-6", changes={"scores": (184, 0, 0)})
    assert table.play("2-4>8-6.8").is_over


def test_six_players_7_tiles_or_5() -> None:
    for hand in (7, 5):
        game: Any = boneyard.game("matador", players=6, six_players=hand)
        assert game.legal(game.start(), boneyard.CHANCE).hands == (hand,) * 6


@pytest.mark.parametrize("hand", [5, 7])
def test_six_players_cannot_be_named_with_another_number_of_players(hand: int) -> None:
    with pytest.raises(boneyard.BadOption, match="the options are"):
        boneyard.game("matador", players=5, six_players=hand)

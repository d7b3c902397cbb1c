"""Rule book 1.11: All Sevens; also what Matador shares with it."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.events import Drew, Passed
from boneyard.rules.matching import AddUpTo
from boneyard.testing.book import Situation, dealt, line
from boneyard.tiles import Tile, TileSet


@pytest.mark.parametrize(("players", "hand"), [(2, 7), (3, 5), (4, 5)])
def test_2_players_7_3_and_4_players_5_set_6_only(players: int, hand: int) -> None:
    game: Any = boneyard.game("all-sevens", players=players)
    assert game.legal(game.start(), boneyard.CHANCE).hands == (hand,) * players
    with pytest.raises(boneyard.BadOption, match="choose 6"):
        boneyard.game("all-sevens", set=9)


def test_touching_halves_must_add_up_to_7() -> None:
    table = line("all-sevens", "4-2 6-6 3-3 | 5-5", "5-3")
    assert table.choices == {"2-4>5-3.5", "4-2>5-3.3"}
    assert table.play("2-4>5-3.5").ends() == [3, 4]
    assert table.why_not("3-3>5-3.3") == "does-not-fit"


def test_jokers_are_0_0_and_every_tile_whose_halves_add_up_to_7() -> None:
    jokers = {str(tile) for tile in TileSet.double(6) if AddUpTo(7).is_joker(tile)}
    assert jokers == {"0-0", "6-1", "5-2", "4-3"}


@pytest.mark.parametrize("joker", ["6-1", "5-2", "4-3"])
def test_jokers_fit_any_end_either_way_round(joker: str) -> None:
    high, low = joker.split("-")
    table = line("all-sevens", f"{joker} 1-0 | 5-5", "6-4")
    ways = {f"{way}>6-4.{end}" for way in (f"{high}-{low}", f"{low}-{high}") for end in (6, 4)}
    assert ways <= table.choices


def test_whoever_lays_one_chooses_which_half_is_the_new_end() -> None:
    table = line("all-sevens", "6-1 0-0 | 5-5", "6-4")
    assert table.play("6-1>6-4.6").ends() == [1, 4]
    assert table.play("1-6>6-4.6").ends() == [4, 6]


def test_0_0_fits_any_end() -> None:
    table = line("all-sevens", "0-0 5-5 | 4-4", "6-4")
    assert table.choices == {"0-0>6-4.6", "0-0>6-4.4"}


def test_at_a_blank_end_only_jokers_fit() -> None:
    table = line("all-sevens", "4-3 0-0 6-0 6-6 | 5-5", "5-0 5-2>5-0.5 2-0>5-2.2")
    blank = {choice for choice in table.choices if choice.endswith("5-0.0")}
    assert blank == {"4-3>5-0.0", "3-4>5-0.0", "0-0>5-0.0"}


@pytest.mark.parametrize("total", [7, 10])
def test_fits_any_says_what_touches_says(total: int) -> None:
    matching = AddUpTo(total)
    for tile in TileSet.double(total - 1):
        for number in range(total):
            assert matching.fits_any([tile], [number]) == bool(matching.touches(tile, number))
        assert not matching.fits_any([tile], [])


def test_who_can_lay_may_still_draw_one_tile_first() -> None:
    table = line("all-sevens", "4-2 6-6 | 5-5", "5-3", "3-3 1-1 1-0")
    assert "draw" in table.choices
    table = table.play("draw")
    assert table.turn == 0
    assert table.hand(0) == "4-2 6-6 3-3"


def test_once_a_turn_then_he_lays() -> None:
    table = line("all-sevens", "4-2 6-6 | 5-5", "5-3", "6-4 3-3 1-1 1-0").play("draw")
    assert table.choices == {"2-4>5-3.5", "4-2>5-3.3", "4-6>5-3.3"}
    assert table.why_not("draw") == "you-can-lay"


def test_not_before_the_opening_tile() -> None:
    assert dealt("all-sevens", "6-6 | 5-5").choices == {"6-6"}


def test_not_after_forced_draws() -> None:
    table = line("all-sevens", "4-2 6-6 | 3-0", "5-3", "1-0 5-5 3-3 1-1 2-2").play("2-4>5-3.5")
    # Seat 1 (ends 4 and 3) holds the 3-0 for the 4.
    assert "draw" in table.choices
    stuck = line("all-sevens", "4-2 6-6 | 1-0", "5-3", "5-5 3-3 1-1 2-2").play("2-4>5-3.5")
    assert [event.forced for event in stuck.happened(Drew)] == [True, True]
    assert stuck.choices == {"3-3>4-2.4"}


def test_who_cannot_must_draw_until_he_can_two_tiles_stay() -> None:
    table = line("all-sevens", "4-2 6-6 | 1-0", "5-3", "5-5 1-1 2-2").play("2-4>5-3.5")
    assert [event.count for event in table.happened(Drew)] == [1]
    assert len(table.state.boneyard) == 2
    assert [event.seat for event in table.happened(Passed)] == []
    assert table.how == "blocked"


def test_the_winner_first_out_is_credited_the_others_pips() -> None:
    table = line("all-sevens", "4-2 | 5-5 | 1-0", "5-3", players=3).play("2-4>5-3.5")
    assert table.scored == [(0, 11, "out")]


def test_blocked_the_fewest_pips_is_credited_the_others_pips_minus_his_own() -> None:
    table = line("all-sevens", "4-2 6-6 | 5-5 | 2-1", "5-3", players=3).play("2-4>5-3.5")
    assert table.how == "blocked"
    assert table.scored == [(2, 12 + 10 - 3, "fewest-pips")]


def test_shared_each_of_the_tied_gets_his_part_minus_his_own_but_never_less_than_nothing() -> None:
    table = line(
        "all-sevens", "4-2 6-6 5-5 | 2-1 | 1-0 2-0", "5-3", players=3, blocked_tie="shared"
    )
    assert table.play("2-4>5-3.5").gained == {1: 8, 2: 8}
    two = line("all-sevens", "4-2 2-1 | 1-1 1-0", "5-3", players=2, blocked_tie="shared")
    assert two.play("2-4>5-3.5").gained == {0: 0, 1: 0}


def test_highest_double_opens() -> None:
    table = dealt("all-sevens", "6-5 | 1-1")
    assert table.choices == {"1-1"}
    assert Tile.of(1, 1) in table.state.hands[table.turn]


def drawn_after(held: str, boneyard: str) -> Situation:
    return line("all-sevens", held, "5-3", boneyard, draw_after=True)


def test_draw_after_whoever_has_laid_then_draws_one_tile() -> None:
    table = drawn_after("4-2 6-6 | 5-5 3-0", "3-3 1-1 1-0")
    assert table.choices == {"2-4>5-3.5", "4-2>5-3.3"}  # And none is drawn before.
    table = table.play("2-4>5-3.5")
    assert table.hand(0) == "6-6 3-3"
    assert [(event.seat, event.forced) for event in table.happened(Drew)] == [(0, False)]


def test_draw_after_also_after_forced_draws_and_while_more_than_the_reserve_is_left() -> None:
    table = drawn_after("4-2 6-6 | 1-0", "2-2 5-5 3-3 6-5 1-1 2-1").play("2-4>5-3.5")
    # Seat 1 draws until the 3-3 fits at the four, and takes another tile after laying it.
    assert [event.count for event in table.happened(Drew)] == [1, 1, 1]
    assert table.play("3-3>4-2.4").hand(1) == "1-0 5-5 6-5"
    assert len(drawn_after("4-2 6-6 | 3-0", "1-1 2-1").play("2-4>5-3.5").state.boneyard) == 2


def test_draw_after_not_by_whoever_goes_out() -> None:
    table = drawn_after("4-2 | 1-0", "2-2 5-5 3-3").play("2-4>5-3.5")
    assert (table.how, table.happened(Drew)) == ("out", [])


def test_draw_after_by_the_opener_too() -> None:
    table = dealt("all-sevens", "6-6 | 5-5", "3-2", draw_after=True).play("6-6")
    assert next((event.seat, event.count) for event in table.happened(Drew)) == (0, 1)


def test_draw_after_a_blocked_round_is_tested_after_the_draw() -> None:
    # The last tile that may be drawn is the one that fits.
    table = drawn_after("4-2 6-6 | 1-1 2-0", "3-0 2-2 2-1").play("2-4>5-3.5")
    assert table.how is None
    assert table.hand(0) == "6-6 3-0"

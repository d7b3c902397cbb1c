"""Rule book 1.14: Chicken foot."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.events import Drew, Passed
from boneyard.testing.book import dealt, line


@pytest.mark.parametrize(("players", "hand"), [(2, 24), (3, 16), (4, 12), (5, 10), (6, 8), (7, 7)])
def test_set_9_and_the_hands_by_the_number_of_players(players: int, hand: int) -> None:
    game: Any = boneyard.game("chicken-foot", players=players)
    assert game.options["set"] == 9
    assert game.legal(game.start(), boneyard.CHANCE).hands == (hand,) * players


def test_the_highest_double_opens() -> None:
    assert dealt("chicken-foot", "8-8 | 9-9 | 1-1", players=3).choices == {"9-9"}


def test_laid_and_continued_like_a_line_of_two_ends() -> None:
    table = line("chicken-foot", "9-8 5-4 | 9-7 8-6 1-1", "9-9").play("9-8>9-9.side")
    assert table.choices == {"9-7>9-9.side", "8-6>9-8.8"}
    assert table.ends() == [8, 9]


def test_every_later_double_is_a_chicken_foot_only_its_toes_may_be_laid() -> None:
    table = line("chicken-foot", "8-8 5-4 | 9-7 8-6 8-5 1-1", "9-9 9-8").play("8-8>9-8.8")
    assert table.choices == {"8-6>8-8.toe", "8-5>8-8.toe"}
    assert table.why_not("9-7>9-9.side") == "fill-first"


@pytest.mark.parametrize("toes", [0, 1, 2])
def test_three_toes_must_be_laid_before_anybody_may_lay_anywhere_else(toes: int) -> None:
    laid = "9-9 9-8 8-8 " + " ".join(f"8-{n}>8-8.toe" for n in range(toes))
    table = line("chicken-foot", "8-6 9-7 5-0 | 1-1", laid)
    assert table.choices == {"8-6>8-8.toe"}


def test_afterwards_all_three_are_ends() -> None:
    laid = "9-9 9-8 8-8 8-1>8-8.toe 8-2>8-8.toe"
    table = line("chicken-foot", "8-3 5-4 | 3-0 2-0 1-0 9-0 6-6", laid).play("8-3>8-8.toe")
    assert table.ends() == [1, 2, 3, 9]
    assert table.choices == {"3-0>8-3.3", "2-0>8-2.2", "1-0>8-1.1", "9-0>9-9.side"}


def test_only_one_foot_is_ever_incomplete_a_toe_cannot_be_a_double() -> None:
    table = line("chicken-foot", "8-6 6-6 5-0 | 1-1", "9-9 9-8 8-8")
    assert table.choices == {"8-6>8-8.toe"}


def test_if_the_round_was_opened_by_a_non_double_the_first_double_is_a_foot() -> None:
    table = line("chicken-foot", "8-8 5-4 | 9-7 8-6 1-1", "9-8").play("8-8>9-8.8")
    assert table.choices == {"8-6>8-8.toe"}


def test_nobody_can_lay_a_missing_toe_and_nobody_may_draw_blocked_whatever_ends_are_open() -> None:
    table = line("chicken-foot", "8-8 9-4 | 9-7 1-1", "9-9 9-8", "3-3 2-2").play("8-8>9-8.8")
    assert table.how == "blocked"


def test_blocks_draw_after_every_turn_does_not_apply() -> None:
    table = line("chicken-foot", "9-8 5-4 | 9-7 1-1", "9-9", "3-3 2-2 0-0").play("9-8>9-9.side")
    assert table.happened(Drew) == []


def test_who_cannot_lay_draws_one_tile_and_lays_it_if_it_fits() -> None:
    table = line("chicken-foot", "8-8 9-4 | 9-7 1-1", "9-9 9-8", "8-2 2-2 0-0").play("8-8>9-8.8")
    assert [(event.seat, event.count) for event in table.happened(Drew)] == [(1, 1)]
    assert table.turn == 1
    assert table.choices == {"8-2>8-8.toe"}


def test_if_it_does_not_fit_he_passes() -> None:
    table = line("chicken-foot", "8-8 8-4 | 9-7 1-1", "9-9 9-8", "3-2 2-2 0-0").play("8-8>9-8.8")
    assert len(table.happened(Drew)) == 1
    assert [event.seat for event in table.happened(Passed)] == [1]
    assert table.turn == 0


def test_two_stay() -> None:
    table = line("chicken-foot", "8-8 8-4 | 9-7 1-1", "9-9 9-8", "8-2 2-2").play("8-8>9-8.8")
    assert table.happened(Drew) == []


def test_penalties_who_went_out_0_everybody_else_his_pips() -> None:
    table = line("chicken-foot", "9-8 | 9-7 1-1 | 2-0", "9-9", players=3).play("9-8>9-9.side")
    assert table.how == "out"
    assert table.scores == (0, 18, 2)
    assert table.ended is not None
    assert table.ended.winners == (0,)


def test_penalties_who_laid_last_in_a_blocked_round_0_even_with_the_most_pips() -> None:
    table = line("chicken-foot", "8-8 9-6 9-7 | 1-1", "9-9 9-8").play("8-8>9-8.8")
    assert table.how == "blocked"
    assert table.scores == (0, 2)
    assert table.ended is not None
    assert table.ended.winners == (0,)


def test_0_0_counts_25() -> None:
    table = line("chicken-foot", "9-8 | 0-0 1-1", "9-9").play("9-8>9-9.side")
    assert table.scores == (0, 27)


def test_somebody_reaches_121_the_match_ends_fewest_points_wins() -> None:
    assert boneyard.game("chicken-foot").options["match"] == "points:121"
    ended = line("chicken-foot", "9-8 | 1-0", "9-9", changes={"scores": (40, 120)})
    table = ended.play("9-8>9-9.side")
    assert table.is_over
    assert table.result is not None
    assert table.result.winners == (0,)
    goes_on = line("chicken-foot", "9-8 | 1-0", "9-9", changes={"scores": (40, 119)})
    assert not goes_on.play("9-8>9-9.side").is_over


def test_draw_after_at_the_end_of_every_turn_whether_or_not_a_tile_was_laid() -> None:
    table = line(
        "chicken-foot", "9-1 8-8 | 2-2 3-3", "9-5", "5-0 5-1 6-0 7-0", players=2, draw_after=True
    ).play("9-1>9-5.9")
    # Seat 1 has neither 1 nor 5: it draws the 5-1, and may not lay it in this turn.
    assert (table.hand(0), table.hand(1)) == ("8-8 5-0", "2-2 3-3 5-1")
    assert table.turn == 0

"""Rule book w2.2: Chickie."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.core.events import Drew, Laid, Passed, RoundEnded
from boneyard.core.options import PLAYERS, SET, BadOption
from boneyard.games.chickie.game import Chickie, rules
from boneyard.testing import cases
from boneyard.testing.book import Situation, dealt, line
from boneyard.testing.lockstep import lock_step
from boneyard.testing.sampling import check_some

SLUG = "chickie"
CROSS = "9-9 9-4>9-9.side 9-0>9-9.side 9-2>9-9.tip 9-5>9-9.tip"


@pytest.mark.parametrize(
    ("set_", "hands"),
    [
        (9, {2: 9, 3: 7, 4: 7, 5: 7, 6: 6, 7: 6, 8: 5}),
        (6, {2: 7, 3: 5, 4: 5}),
        (12, {2: 15, 3: 15, 4: 15, 5: 12, 6: 10, 7: 9, 8: 8}),
    ],
)
def test_how_many_tiles_by_set_and_players(set_: int, hands: dict[int, int]) -> None:
    for players, hand in hands.items():
        game: Any = boneyard.game(SLUG, set=set_, players=players)
        assert game.legal(game.start(), boneyard.CHANCE).hands == (hand,) * players
    assert boneyard.game(SLUG).options["direction"] == "clockwise"


# -- the lead double ---------------------------------------------------------------------------


def later(round_: int, opener: int, held: str, boneyard_: str = "") -> Situation:
    """In a later round; this seat opened the last one."""
    game = boneyard.game(SLUG, players=3)
    end = RoundEnded("out", 0, 0, ((),) * 3, (0,), opener=opener)
    state: Any = game.start()
    sheet = ((0, 0, 0),) * round_
    table = Situation(game, replace(state, round=round_, ends=(end,) * round_, sheet=sheet))
    return table.deal(held, boneyard_)


def test_round_r_has_the_r_th_double_from_the_top() -> None:
    assert dealt(SLUG, "9-1 | 9-9 8-8").choices == {"9-9"}
    assert later(1, 0, "9-9 | 8-8 | 7-7").choices == {"8-8"}
    assert later(9, 0, "9-9 | 0-0 | 7-7").choices == {"0-0"}
    assert later(10, 0, "9-9 | 0-0 | 7-7").choices == {"9-9"}


def test_laying_it_is_its_players_turn() -> None:
    table = dealt(SLUG, "9-9 9-1 | 9-2", players=3).play("9-9")
    assert (table.turn, table.choices) == (1, {"9-2>9-9.side", "9-2>9-9.tip"})


def test_nobody_has_it_it_is_found_by_drawing() -> None:
    table = dealt(SLUG, "9-1", "8-1 8-2 9-9", players=2)
    assert [event.seat for event in table.happened(Drew)] == [0, 1, 0]
    assert (table.turn, table.choices) == (0, {"9-9"})
    after = later(1, 1, "1-0", "7-1 8-8")
    assert [event.seat for event in after.happened(Drew)] == [2, 0]
    assert (after.turn, after.choices) == (0, {"8-8"})


def test_the_lead_double_gets_four_tiles_before_anything_else_is_laid() -> None:
    laid = "9-9 9-4>9-9.side 9-0>9-9.side 9-2>9-9.tip"
    table = line(SLUG, "9-5 4-3 2-1 | 4-1 5-0", laid, players=2)
    assert table.choices == {"9-5>9-9.tip"}
    assert table.why_not("4-3>9-4.4") == "fill-first"
    # Each begins an arm.
    full = table.play("9-5>9-9.tip")
    assert full.ends() == [0, 2, 4, 5]
    assert full.choices == {"4-1>9-4.4", "5-0>9-5.5", "0-5>9-0.0"}


@pytest.mark.parametrize(("arms", "more"), [(6, 2), (8, 4)])
def test_lead_arms_six_or_eight(arms: int, more: int) -> None:
    table = line(SLUG, "9-8 5-4 | 1-1", CROSS, players=2, lead_arms=arms)
    assert table.choices == {"9-8>9-9.corner"}
    ends = [end for end in table.state.layout.ends if end.place.socket == "corner"]
    assert [end.room for end in ends] == [more]


def test_eight_arms_not_with_double_six() -> None:
    assert boneyard.game(SLUG, set=6, lead_arms=6).options["lead_arms"] == 6
    with pytest.raises(BadOption):
        boneyard.game(SLUG, set=6, lead_arms=8)


# -- feet --------------------------------------------------------------------------------------


def test_a_double_laid_later_is_a_foot_its_toes_come_before_anything_else() -> None:
    table = line(SLUG, "4-4 5-1 | 4-3 5-0 2-1 | 8-8", CROSS, players=3).play("4-4>9-4.4")
    assert table.choices == {"4-3>4-4.toe"}
    assert table.why_not("5-0>9-5.5") == "fill-first"


def test_then_all_three_are_ends() -> None:
    laid = f"{CROSS} 4-4>9-4.4 4-1>4-4.toe 4-3>4-4.toe"
    table = line(SLUG, "4-0 5-1 | 3-1 | 8-8", laid, "6-6", players=3).play("4-0>4-4.toe")
    assert table.ends() == [0, 0, 1, 2, 3, 5]


def test_the_worked_example() -> None:
    """Set 9, round one: the cross, a draw in vain, a foot on the four."""
    hands = "9-9 9-5 7-4 8-8 | 9-4 9-2 4-0 8-7 | 9-0 4-4 8-6 | 7-1 4-1 8-5"
    table = dealt(SLUG, hands, "7-6 7-5", players=4).play("9-9", "9-4>9-9.side")
    table = table.play("9-0>9-9.side")
    # D has no nine, draws 7-6 and passes.
    assert [event.seat for event in table.happened(Drew)] == [3]
    assert [event.seat for event in table.happened(Passed)] == [3]
    table = table.play("9-5>9-9.tip").play("9-2>9-9.tip")
    table = table.play("4-4>9-4.4")
    assert "4-1>4-4.toe" in table.choices
    assert all(choice.endswith(">4-4.toe") for choice in table.choices)
    table = table.play("4-1>4-4.toe").play("4-7>4-4.toe").play("4-0>4-4.toe")
    assert table.ends() == [0, 0, 1, 2, 5, 7]


# -- stuck, and the end ------------------------------------------------------------------------


def test_who_cannot_lay_draws_one_tile_and_must_lay_it_if_it_fits() -> None:
    hands = "4-1 8-8 | 7-6 8-7 | 8-6"
    fits = line(SLUG, hands, CROSS, "5-3 7-7", players=3).play("4-1>9-4.4")
    assert [event.count for event in fits.happened(Drew)] == [1]
    assert (fits.turn, fits.choices) == (1, {"5-3>9-5.5"})
    not_ = line(SLUG, hands, CROSS, "7-3 1-0", players=3).play("4-1>9-4.4")
    assert [event.seat for event in not_.happened(Passed)] == [1]
    assert (not_.turn, not_.happened(Laid)[0].seat) == (2, 0)


def test_an_empty_boneyard_he_passes() -> None:
    table = line(SLUG, "4-1 8-8 | 7-6 8-7 | 1-0 8-6", CROSS, players=3).play("4-1>9-4.4")
    assert table.happened(Drew) == []
    assert [event.seat for event in table.happened(Passed)] == [1]


def test_a_round_ends_when_somebody_is_out_or_nobody_can_lay() -> None:
    out = line(SLUG, "4-1 | 7-6 0-0 | 9-8", CROSS, players=3).play("4-1>9-4.4")
    assert out.how == "out"
    assert out.scored == [(0, 0, "noted"), (1, 63, "noted"), (2, 17, "noted")]
    blocked = line(SLUG, "4-1 8-8 | 7-6 | 7-3", CROSS, players=3).play("4-1>9-4.4")
    assert blocked.how == "blocked"
    assert blocked.scores == (16, 13, 10)


def test_a_toe_that_nobody_can_have_blocks_whatever_other_ends_are_open() -> None:
    table = line(SLUG, "4-4 5-1 | 5-0 | 2-1", CROSS, players=3).play("4-4>9-4.4")
    assert table.how == "blocked"


def test_the_boneyard_is_drawn_out_tile_by_tile_first() -> None:
    table = line(SLUG, "4-4 5-1 | 5-0 | 2-1", CROSS, "8-7 8-6 8-5", players=3)
    table = table.play("4-4>9-4.4")
    assert [event.seat for event in table.happened(Drew)] == [1, 2, 0]
    assert table.how == "blocked"


@pytest.mark.parametrize(("blank", "points"), [(50, 67), (25, 42), (0, 17)])
def test_everybody_notes_their_pips_and_0_0_counts_as_chosen(blank: int, points: int) -> None:
    """The worked example: a hand of 0-0 and 9-8 is 50 + 17 = 67."""
    hands = "4-1 | 0-0 9-8 | 8-8"
    table = line(SLUG, hands, CROSS, players=3, blank=blank).play("4-1>9-4.4")
    assert table.scores == (0, points, 16)


def test_a_match_has_as_many_rounds_as_the_set_has_doubles_and_fewest_points_win() -> None:
    for set_ in (6, 9, 12):
        game: Any = boneyard.game(SLUG, set=set_)
        assert game.match.rounds == set_ + 1
        assert game.fewest_win


# -- what is hidden ----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(3, 3, 2), (2, 1, 2)])
def test_what_is_hidden_is_imagined_as_often_as_it_is_dealt(size: tuple[int, int, int]) -> None:
    set_, hand, players = size
    game: Any = boneyard.game(SLUG, players=2, match="rounds:1")
    few = game.options.having(SET, set_).having(PLAYERS, players)
    check_some(Chickie(game.listing, few, rules(few, hand)))


@pytest.mark.parametrize("game", cases(SLUG), ids=repr)
def test_compiled_rounds_go_as_readable_ones(game: Any) -> None:
    for seed in range(2):
        lock_step(game, seed)

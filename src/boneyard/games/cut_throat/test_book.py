"""Rule book w1.7: cut-throat."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.actions import CHANCE
from boneyard.testing.book import Situation, dealt, line
from tests.three_rounds import CLOCKWISE, ROUNDS, A, B, C, D, opened_by

SIX_LOVE = {**CLOCKWISE, "match": "six-love"}


def won_by(seat: int, before: tuple[int, ...], **options: Any) -> Situation:
    """This seat goes out, when the score was this; it is no key."""
    hands = ["4-3", "4-2", "6-6", "4-4"]
    hands[seat] = "5-4"
    table = line(
        "cut-throat", " | ".join(hands), "6-5 6-2", turn=seat,
        changes={"log": opened_by(C), "scores": before}, **{**SIX_LOVE, **options},
    )  # fmt: skip
    return table.play("5-4>6-5.5")


def opens(table: Situation) -> tuple[int, bool]:
    following = table.deal("0-0 | 1-0 | 2-0 | 6-6")
    return following.turn, following.state.must is not None


@pytest.mark.parametrize(
    ("before", "winner", "after", "opened"),
    [
        ((4, 1, 0, 2), C, (0, 0, 0, 0), (D, True)),
        ((1, 1, 0, 1), C, (1, 1, 1, 1), (D, True)),
        ((1, 1, 1, 1), A, (2, 0, 0, 0), (A, False)),
        ((4, 1, 0, 0), B, (4, 2, 0, 0), (B, False)),
    ],
)
def test_six_love_among_four(
    before: tuple[int, ...], winner: int, after: tuple[int, ...], opened: tuple[int, bool]
) -> None:
    table = won_by(winner, before)
    assert table.scores == after
    assert opens(table) == opened


def test_it_is_over_when_one_has_six_and_another_none() -> None:
    table = won_by(A, (5, 2, 0, 1))
    assert table.is_over
    assert table.result is not None
    assert table.result.winners == (A,)


def test_usually_it_is_played_to_six_points() -> None:
    assert won_by(C, (4, 1, 0, 2), match="points:6").scores == (4, 1, 1, 2)
    assert boneyard.game("cut-throat").options["match"] == "points:6"


def test_round_three_nobody_wins() -> None:
    table = ROUNDS["III"]("cut-throat")
    assert table.gained == {}
    assert opens(table) == (D, True)


def test_round_two_goes_to_the_lowest() -> None:
    assert ROUNDS["II"]("cut-throat").gained == {D: 1}


@pytest.mark.parametrize(
    ("options", "hand", "tiles"),
    [
        ({"players": 4}, 7, 28),
        ({"players": 3}, 9, 27),
        ({"players": 2}, 14, 28),
        ({"players": 2, "deal2": 7}, 7, 28),
    ],
)
def test_how_many_tiles_each(options: dict[str, Any], hand: int, tiles: int) -> None:
    game: Any = boneyard.game("cut-throat", **options)
    deals = game.legal(game.start(), CHANCE)
    assert set(deals.hands) == {hand}
    assert len(deals.tiles) == tiles


def test_two_with_seven_each_draw_until_something_fits() -> None:
    options = {"players": 2, "deal2": 7, **CLOCKWISE}
    given = "5-5 5-4 5-3 5-2 5-1 5-0 4-4 | 1-0 2-0 2-1 3-0 3-1 3-2 1-1"
    table = dealt("cut-throat", given, "6-6 6-4 6-5", **options)
    assert (table.turn, str(table.state.must)) == (A, "5-5")
    table = table.play("5-5")
    assert table.turn == B
    assert len(table.state.hands[B]) == 7 + 3
    assert table.choices == {"5-6>5-5.side"}


def test_without_a_double_the_highest_tile_opens() -> None:
    given = "6-5 6-4 5-3 5-2 5-1 5-0 4-1 | 1-0 2-0 2-1 3-0 3-1 3-2 4-2"
    table = dealt("cut-throat", given, players=2, deal2=7, **CLOCKWISE)
    assert (table.turn, str(table.state.must)) == (A, "6-5")

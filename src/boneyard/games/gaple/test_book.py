"""Rule book w1.11: Gaple."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.core.actions import CHANCE
from boneyard.families.line.events import DealtAgain
from boneyard.testing.book import dealt, line
from tests.three_rounds import ROUNDS, A, B, C, D


@pytest.mark.parametrize(
    ("number", "penalties", "opens"),
    [("I", {B: 9, C: 6, D: 13}, A), ("II", {A: 4, B: 17, C: 9}, D), ("III", {A: 9, B: 19}, D)],
)
def test_the_winners_note_nothing_and_everybody_else_their_pips(
    number: str, penalties: dict[int, int], opens: int
) -> None:
    table = ROUNDS[number]("gaple")
    assert table.gained == penalties
    following = table.deal("6-6 | 5-5 | 4-4 | 3-3")
    assert following.turn == opens
    assert following.state.must is None


@pytest.mark.parametrize(("number", "gained"), [("I", {A: 1}), ("II", {D: 1}), ("III", {})])
def test_a_round_won_alone_is_a_point(number: str, gained: dict[int, int]) -> None:
    assert ROUNDS[number]("gaple", account="rounds").gained == gained


def test_the_highest_double_opens_the_first_round_else_the_highest_tile() -> None:
    table = dealt("gaple", "5-5 | 6-5 | 4-4", players=3)
    assert str(table.state.must) in {"6-6", "5-5"}
    table = line("gaple", "6-5 | 4-3", "", players=2)
    game = table.game
    assert game.legal(game.start(), CHANCE).hands == (7, 7)


def test_two_take_seven_or_fourteen() -> None:
    for each in (7, 14):
        game = boneyard.game("gaple", players=2, deal2=each)
        hands = getattr(game.legal(game.start(), CHANCE), "hands", None)
        assert hands == (each, each)


def test_a_hand_with_six_doubles_is_dealt_again() -> None:
    again = dealt("gaple", "6-6 5-5 4-4 3-3 2-2 1-1")
    assert again.happened(DealtAgain)
    assert not dealt("gaple", "6-6 5-5 4-4 3-3 2-2 1-0").happened(DealtAgain)


def test_the_lowest_total_wins_when_somebody_has_a_hundred() -> None:
    table = line(
        "gaple", "5-1 | 6-6 5-5 | 4-3 | 4-4", "6-5 6-2", turn=A,
        changes={"scores": (30, 90, 20, 30)},
    )  # fmt: skip
    table = table.play("5-1>6-5.5")
    assert table.is_over
    assert table.result is not None
    assert table.result.scores == (30, 112, 27, 38)
    assert table.result.winners == (C,)

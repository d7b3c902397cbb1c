"""Rule book w1.3: Puerto Rican."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from boneyard.core.events import RoundEnded
from boneyard.testing.book import Situation, line
from tests.three_rounds import CLOCKWISE, ROUNDS, A, B, C, D, opened_by, reckoned

NOBODY = RoundEnded("blocked", None, A, ((),) * 4, ())
WON = RoundEnded("out", B, B, ((),) * 4, (B, D))


def table(
    hands: str, laid: str, turn: int, ends: tuple[RoundEnded, ...] = (), **options: Any
) -> Situation:
    changes = {"log": opened_by(A), "round": len(ends), "ends": ends,
               "sheet": ((0, 0, 0, 0),) * len(ends)}  # fmt: skip
    return line("puerto-rican", hands, laid, turn=turn, changes=changes, **{**CLOCKWISE, **options})


@pytest.mark.parametrize(
    ("number", "expected"), [("I", ("AC", 53, A)), ("II", ("AC", 32, A)), ("III", ("AC", 40, A))]
)
def test_three_rounds_to_200(number: str, expected: tuple[str, int, int]) -> None:
    if number == "III":
        expected = ("AC", 40, C)
    reckoned(number, "puerto-rican", expected, form=200)


def test_the_first_round_to_500() -> None:
    reckoned("I", "puerto-rican", ("AC", 28 + 100 + 100, A))


def test_round_four_won_with_the_double_blank() -> None:
    hands = "4-3 | 3-0 | 6-6 | 0-0"
    situation = table(hands, "6-5 5-0", D, (WON, NOBODY, WON, WON))
    situation = situation.play("0-0>5-0.0")
    assert situation.gained == {B: 22 + 25 + 100, D: 22 + 25 + 100}


@pytest.mark.parametrize(
    ("before", "more"), [((), 100), ((WON,), 75), ((NOBODY,), 100), ((WON,) * 4, 0)]
)
def test_the_bonus_of_a_round_that_nobody_won_waits_for_the_next(
    before: tuple[RoundEnded, ...], more: int
) -> None:
    situation = table("5-1 | 4-3 | 6-6 | 4-4", "6-5 6-2", A, before, capicua_points=0)
    situation = situation.play("5-1>6-5.5")
    assert situation.gained == {A: 27 + more, C: 27 + more}


def test_a_block_may_bring_more() -> None:
    plain = ROUNDS["II"]("puerto-rican", form=200)
    more = ROUNDS["II"]("puerto-rican", form=200, tranque_points=100)
    assert more.gained == {seat: points + 100 for seat, points in plain.gained.items()}


def test_after_a_tie_the_same_opener_opens_again() -> None:
    situation = table("5-1 | 4-3 | 6-6 | 4-4", "6-5 6-2", A)
    state = replace(situation.state, ends=(NOBODY,))
    assert state.ends[-1].winners == ()
    assert situation.game.rules.opening.after_tie == "same"

"""Rule book w1.2: Dominican."""

from __future__ import annotations

from typing import Any

import pytest

from boneyard.core.events import RoundBegan
from boneyard.testing.book import Situation, line
from tests.three_rounds import CLOCKWISE, ROUNDS, A, C, D, opened_by, reckoned

RECKONED = {"I": ("AC", 58, A), "II": ("AC", 32, A), "III": ("BD", 40, D)}


@pytest.mark.parametrize("number", ROUNDS)
def test_three_rounds(number: str) -> None:
    reckoned(number, "dominican", RECKONED[number])


def test_all_hands_count_if_the_round_is_blocked() -> None:
    reckoned("I", "dominican", ("AC", 22 + 30, A), counts="all-if-blocked")
    reckoned("II", "dominican", ("AC", 32, A), counts="all-if-blocked")
    reckoned("II", "dominican", ("AC", 19, A), counts="losers")


def lays(table: Situation, text: str) -> Situation:
    """Whoever is in turn lays this tile, at the only place there is for it."""
    (choice,) = [choice for choice in table.choices if choice.startswith(text)]
    return table.play(choice)


def begun(hands: str, laid: str, scores: tuple[int, int], *log: Any, **options: Any) -> Situation:
    changes = {"log": log or opened_by(A), "scores": (*scores, *scores)}
    return line("dominican", hands, laid, turn=A, changes=changes, **CLOCKWISE, **options)


def test_the_second_player_passes_and_the_partner_lays_is_a_salida() -> None:
    table = begun("6-6 5-5 | 4-4 3-3 | 6-2 1-1 | 6-4 0-0", "", (150, 120), RoundBegan(0))
    table = table.play("6-6")
    assert table.turn == C
    assert lays(table, "6-2").scores == (180, 120, 180, 120)


@pytest.mark.parametrize(("before", "after"), [((120, 150), 150), ((180, 150), 180)])
def test_a_corrido_that_would_win_the_match_is_not_credited(
    before: tuple[int, int], after: int
) -> None:
    table = begun("5-4 1-1 4-4 | 2-2 0-0 | 3-2 3-0 | 2-1 2-0", "6-6 6-5", before)
    table = table.play("5-4>6-5.5")
    assert table.turn == A
    assert table.scores[A] == after


@pytest.mark.parametrize(("counts", "points"), [(False, 28), (True, 58)])
def test_a_capicua_with_a_blank_half(counts: bool, points: int) -> None:
    table = begun(
        "5-0 | 4-4 1-0 | 3-3 | 6-4 2-1", "6-5 6-0", (0, 0), *opened_by(C, "6-5"),
        capicua_blank=counts,
    )  # fmt: skip
    table = table.play("5-0>6-5.5")
    assert table.gained == {A: points, C: points}

"""Rule book w1.5: Brazilian."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.actions import CHANCE
from boneyard.core.events import RoundEnded
from boneyard.testing.book import Situation, dealt, line
from tests.three_rounds import CLOCKWISE, A, C, opened_by, reckoned

NOBODY = RoundEnded("blocked", None, A, ((),) * 4, ())


@pytest.mark.parametrize(
    ("number", "expected"), [("I", ("AC", 3, A)), ("II", ("AC", 1, A)), ("III", ("AC", 1, C))]
)
def test_three_rounds(number: str, expected: tuple[str, int, int]) -> None:
    reckoned(number, "brazilian", expected, misdeal=0)


def out(tile: str, laid: str, at: str, ties: int = 0, **options: Any) -> Situation:
    """A goes out with this tile."""
    changes = {"log": opened_by(C), "round": ties, "ends": (NOBODY,) * ties,
               "sheet": ((0, 0, 0, 0),) * ties}  # fmt: skip
    hands = f"{tile} | 5-5 5-4 | 5-2 5-1 | 4-4 4-2"
    table = line("brazilian", hands, laid, turn=A, changes=changes, **{**CLOCKWISE, **options})
    return table.play(f"{tile}>{at}")


@pytest.mark.parametrize(
    ("tile", "laid", "at", "worth"),
    [
        ("3-3", "6-3 6-0>6-3.6 0-3>6-0.0", "6-3.3", 4),
        ("3-3", "4-3 4-6", "4-3.3", 2),
        ("3-6", "4-3 4-6", "4-3.3", 3),
        ("3-1", "4-3 4-6", "4-3.3", 1),
    ],
)
def test_what_the_last_tile_is_worth(tile: str, laid: str, at: str, worth: int) -> None:
    assert out(tile, laid, at).gained == {A: worth, C: worth}


def test_at_two_equal_ends() -> None:
    laid, at = "6-3 6-0>6-3.6 0-3>6-0.0", "6-3.3"
    assert out("3-1", laid, at).gained == {A: 1, C: 1}
    assert out("3-1", laid, at, capicua_ends="any").gained == {A: 3, C: 3}
    assert out("3-3", laid, at, cruzada=6).gained == {A: 6, C: 6}


@pytest.mark.parametrize("ties", [1, 2])
def test_rounds_that_nobody_won_make_the_next_worth_more(ties: int) -> None:
    situation = out("3-3", "4-3 4-6", "4-3.3", ties)
    assert situation.gained == {A: 2 + ties, C: 2 + ties}


def test_in_the_form_of_recife_four_tiles_sleep_and_the_next_double_opens() -> None:
    game: Any = boneyard.game("brazilian", tiles=6)
    asked = game.legal(game.start(), CHANCE)
    assert asked.hands == (6,) * 4
    table = dealt("brazilian", "5-5 | 6-1 | 6-2 | 6-3", "6-6", tiles=6, misdeal=0)
    assert (table.turn, str(table.state.must)) == (A, "5-5")

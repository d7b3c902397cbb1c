"""Rule book w1.8: Haitian."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.actions import BadNotation
from boneyard.core.events import RoundEnded
from boneyard.families.line.actions import Gesture
from boneyard.families.line.events import Gestured
from boneyard.testing.book import Situation, dealt, hands, line, rules_of
from boneyard.text import words
from boneyard.view import build
from tests.three_rounds import CLOCKWISE, ROUNDS, A, B, C, D, opened_by, reckoned


def tie(left: str, opener: int) -> RoundEnded:
    """A round that nobody has won, with these hands left."""
    return RoundEnded("blocked", None, A, hands(left), (), opener)


NOBODY = tie("1-1 | 2-0 | 3-3 | 4-4", A)


def table(tiles: str, laid: str, ends: tuple[RoundEnded, ...] = (), **options: Any) -> Situation:
    changes = {"log": opened_by(A), "round": len(ends), "ends": ends,
               "sheet": ((0, 0, 0, 0),) * len(ends)}  # fmt: skip
    return line("haitian", tiles, laid, turn=A, changes=changes, **{**CLOCKWISE, **options})


@pytest.mark.parametrize(
    ("number", "expected"), [("I", ("AC", 2, A)), ("II", ("BD", 1, D)), ("III", ("", 0, D))]
)
def test_three_rounds(number: str, expected: tuple[str, int, int]) -> None:
    played = reckoned(number, "haitian", expected)
    assert "cede" in played.deal("6-6").choices


def test_after_a_tie_the_next_round_is_worth_one_more() -> None:
    tiles = "5-1 | 4-3 | 6-6 | 4-4"
    plain = table(tiles, "6-5 6-2").play("5-1>6-5.5")
    assert plain.gained == {A: 1, C: 1}
    one = table(tiles, "6-5 6-2", (NOBODY,)).play("5-1>6-5.5")
    assert one.gained == {A: 2, C: 2}
    two = table(tiles, "6-5 6-2", (NOBODY, NOBODY)).play("5-1>6-5.5")
    assert two.gained == {A: 3, C: 3}


def test_a_round_won_ends_it() -> None:
    won = RoundEnded("out", B, B, ((),) * 4, (B, D), A)
    again = table("5-1 | 4-3 | 6-6 | 4-4", "6-5 6-2", (NOBODY, won)).play("5-1>6-5.5")
    assert again.gained == {A: 1, C: 1}


def test_a_dekabes_after_a_tie_is_worth_three() -> None:
    after_three = table("5-1 | 4-3 | 6-6 | 4-4", "6-5 6-1", (NOBODY,)).play("5-1>6-5.5")
    assert after_three.gained == {A: 3, C: 3}


@pytest.mark.parametrize(("ends", "points"), [("differ", 1), ("any", 2)])
def test_a_dekabes_at_two_equal_ends(ends: str, points: int) -> None:
    won = line("haitian", "5-1 | 4-3 | 6-4 | 4-4", "5-5", turn=A,
               changes={"log": opened_by(A, "5-5")}, capicua_ends=ends, **CLOCKWISE)  # fmt: skip
    assert won.play("5-1>5-5.side").gained == {A: points, C: points}


def test_after_a_tie_the_opener_opens_again_only_if_tied() -> None:
    assert ROUNDS["III"]("haitian").deal("6-6").turn == D
    # C has opened, and B and D are tied.
    apart = table("5-1 | 4-3 | 6-6 | 4-4", "6-5", (tie("6-6 | 2-0 | 3-3 | 1-1", C),))
    assert rules_of("haitian").opening.after_tie == "if-tied"
    moment = apart.game.moment(apart.state, A)
    dealt_hands = hands("6-6 | 5-5 | 4-4 | 3-3")
    opens = apart.game.rules.opening.opener(moment, dealt_hands)
    assert (opens.seat, str(opens.tile)) == (A, "6-6")


def test_to_four_points() -> None:
    assert rules_of("haitian").match.points == 4


# -- gestures --------------------------------------------------------------------------------------

SIGNS = {"gesture fist", "gesture finger", "gesture palm"}


def opened(**options: Any) -> Situation:
    return dealt("haitian", "6-6 6-5 | 6-4 5-4 | 6-3 | 6-2", **{**CLOCKWISE, **options})


def test_only_where_it_is_agreed_on_gestures_are_made() -> None:
    assert not opened().play("6-6").choices & SIGNS
    assert opened(signals="three").play("6-6").choices >= SIGNS


def test_the_opening_carries_none() -> None:
    assert opened(signals="three").choices == {"6-6"}


def test_a_gesture_goes_with_the_next_tile_and_there_is_only_one() -> None:
    made = opened(signals="three").play("6-6", "gesture fist")
    assert made.turn == B
    assert not made.choices & SIGNS
    assert "6-4>6-6.side" in made.choices
    after = made.play("6-4>6-6.side")
    assert after.turn == C
    assert after.choices >= SIGNS


def test_everybody_sees_it_and_it_binds_to_nothing() -> None:
    made = opened(signals="three").play("6-6", "gesture palm")
    told = made.happened(Gestured)
    assert told == [Gestured(B, "palm")]
    for seat in (None, A, C, D):
        assert Gestured(B, "palm") in made.game.observe(made.state, seat).log
    # B holds another four.
    after = made.play("6-4>6-6.side")
    view = build(
        after.game, after.game.observe(after.state, None), after.game.legal(after.state, C),
        words=words("en", "haitian"), names=("Ann", "Ben", "Cleo", "Dan"),
    )  # fmt: skip
    assert view.hands[B].status == "palm: 4"


def test_there_are_three_gestures() -> None:
    game: Any = boneyard.game("haitian", signals="three")
    assert game.vocabulary.parse("gesture finger") == Gesture("finger")
    with pytest.raises(BadNotation, match="fist, finger, palm"):
        game.vocabulary.parse("gesture shrug")

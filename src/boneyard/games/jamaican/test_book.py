"""Rule book w1.6: Jamaican."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from boneyard.testing.book import Situation, dealt, line
from boneyard.tiles import Tile
from tests.three_rounds import CLOCKWISE, ROUNDS, A, B, C, D, opened_by, reckoned

AC, BD = (A, C), (B, D)
NOBODY: tuple[int, ...] = ()


def score(ours: int, theirs: int) -> tuple[int, ...]:
    return ours, theirs, ours, theirs


def round_of(
    winners: tuple[int, ...], before: tuple[int, ...] = score(0, 0), **options: Any
) -> Situation:
    """The end of a round that these win, when the score was this; no key is played."""
    changes = {"log": opened_by(C), "scores": before}
    if winners:
        hands = ["4-3", "4-2", "6-6", "4-4"]
        hands[winners[0]] = "5-4"
        laid, lay = "6-5 6-2", "5-4>6-5.5"
    else:  # C blocks; C and D have six pips each.
        hands = ["2-1 5-0 1-0 0-0", "5-5 2-0 6-1", "4-3 6-0", "5-1"]
        laid, lay = "4-4 6-4 6-3", "3-4>6-3.3"
    turn = winners[0] if winners else C
    table = line(
        "jamaican", " | ".join(hands), laid, turn=turn, changes=changes, **{**CLOCKWISE, **options}
    )
    table = table.play(lay)
    assert table.ended is not None
    assert table.ended.winners == winners
    return table


def opens(table: Situation) -> tuple[int, bool]:
    """Who opens the next round, where D is dealt 6-6, and whether that has to be laid."""
    following = table.deal("0-0 | 1-0 | 2-0 | 6-6")
    return following.turn, following.state.must is not None


@pytest.mark.parametrize(("number", "expected"), [("I", ("AC", 1, A)), ("II", ("BD", 1, D))])
def test_two_of_three_rounds(number: str, expected: tuple[str, int, int]) -> None:
    reckoned(number, "jamaican", expected)


def test_the_third_nobody_wins_and_the_next_is_opened_afresh() -> None:
    table = ROUNDS["III"]("jamaican")
    assert table.gained == {}
    assert opens(table) == (D, True)


SIX_SIX = (D, True)
"""Who holds it has to pose it."""


def test_a_match_to_six_love() -> None:
    course: list[tuple[tuple[int, ...], tuple[int, ...], tuple[int, bool]]] = [
        (AC, score(1, 0), (A, False)),
        (AC, score(2, 0), (A, False)),
        (AC, score(3, 0), (A, False)),
        (BD, score(0, 0), SIX_SIX),
        (BD, score(0, 1), (B, False)),
        (AC, score(1, 1), SIX_SIX),
        (NOBODY, score(1, 1), SIX_SIX),
        (AC, score(2, 0), (A, False)),
        (AC, score(3, 0), (A, False)),
        (AC, score(4, 0), (A, False)),
        (AC, score(5, 0), (A, False)),
    ]
    now = score(0, 0)
    for winners, after, opened in course:
        table = round_of(winners, now)
        assert table.scores == after
        assert not table.is_over
        assert opens(table) == opened
        now = after
    table = round_of(AC, now)
    assert table.is_over
    assert table.scores == score(6, 0)
    assert table.result is not None
    assert table.result.winners == AC


def test_without_one_all_all_begin_again_there() -> None:
    table = round_of(AC, score(0, 1), one_all=False)
    assert table.scores == score(0, 0)
    assert opens(table) == SIX_SIX


def test_a_match_to_points_knows_neither() -> None:
    table = round_of(AC, score(0, 1), match="points:3")
    assert table.scores == score(1, 1)
    assert opens(table) == (A, False)


ONES_AND_FIVES = (5, 5, 0, 1, 2, 5, 3, 1, 4, 5, 6, 1, 1)
"""A line in which all tiles with these numbers lie, except 5-1: from number to number."""


def laid_along(numbers: Sequence[int]) -> str:
    """The tiles of this line, each laid at the one before."""
    pairs = list(pairwise(numbers))
    lays = ["{}-{}".format(*pairs[0])]
    for before, (touch, other) in pairwise(pairs):
        at = Tile.of(*before)
        lays.append(f"{touch}-{other}>{at}.{'side' if at.is_double else touch}")
    return " ".join(lays)


def out_with_both(before: tuple[int, ...], *, left: bool = False, **options: Any) -> Situation:
    """A goes out with 5-1 at ends 5 and 1; a five may be left."""
    numbers = ONES_AND_FIVES[left:]
    table = line(
        "jamaican", f"5-1 | 4-4 {'5-5' if left else ''} | 4-3 | 4-2", laid_along(numbers), turn=A,
        changes={"log": opened_by(C), "scores": before}, **{**CLOCKWISE, "key": 2, **options},
    )  # fmt: skip
    assert table.ends() == [1, 5]
    return table.play("1-5>1-1.side")


@pytest.mark.parametrize(
    ("before", "options", "after"),
    [
        (score(0, 0), {}, score(2, 0)),
        (score(0, 0), {"key": 1}, score(1, 0)),
        (score(0, 0), {"left": True}, score(1, 0)),
        (score(5, 0), {}, score(7, 0)),
        (score(0, 1), {}, score(1, 1)),
        (score(1, 1), {}, score(2, 0)),
        (score(0, 1), {"match": "points:6"}, score(2, 1)),
    ],
)
def test_a_key(before: tuple[int, ...], options: dict[str, Any], after: tuple[int, ...]) -> None:
    assert out_with_both(before, **options).scores == after


def test_a_sporting_opening_is_free_but_not_to_be_ceded() -> None:
    table = dealt("jamaican", "0-0 | 1-0 | 2-0 | 6-6", sporting=True, **CLOCKWISE)
    assert table.turn == D
    assert len(table.choices) == 7
    assert table.why_not("cede") == "opens-by-tile"
    after_it = round_of(AC, sporting=True).deal("6-6")
    assert "cede" in after_it.choices

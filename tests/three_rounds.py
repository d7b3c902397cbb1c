"""Three rounds that all games of pairs reckon, each its own way: section w1.0 of the rule book of
the world. Each was reached in play with all 28 tiles dealt; C or D opened it with 6-6."""

from __future__ import annotations

from typing import Any

from boneyard.core.actions import Seat
from boneyard.core.events import Laid, RoundBegan
from boneyard.testing.book import Situation, line, tiles

CLOCKWISE: dict[str, Any] = {"direction": "clockwise"}
"""So that seats 0, 1, 2, 3 are the A, B, C, D of the book."""
A, B, C, D = range(4)


def opened_by(seat: Seat, tile: str = "6-6") -> tuple[Any, ...]:
    """The beginning of a log: this seat has opened the round."""
    return RoundBegan(0), Laid(seat, tiles(tile)[0])


def round_one(slug: str = "pairs", **options: Any) -> Situation:
    """C opened. A goes out with 5-1, the ends before are 5 and 1."""
    table = line(
        slug, "5-1 | 4-0 3-2 | 4-2 0-0 | 5-0 5-3", "6-5 6-1", turn=A,
        changes={"log": opened_by(C)}, **{**CLOCKWISE, **options},
    )  # fmt: skip
    return table.play("5-1>6-5.5")


def round_two(slug: str = "pairs", **options: Any) -> Situation:
    """D opened. A lays and blocks; both ends are 5."""
    table = line(
        slug, "5-3 4-0 | 6-2 2-1 6-0 | 4-1 2-2 | 1-1", "5-5 5-4 4-3", turn=A,
        changes={"log": opened_by(D)}, **{**CLOCKWISE, **options},
    )  # fmt: skip
    table = table.play("3-5>4-3.3")
    assert table.ends() == [5, 5]
    return table


def round_three(slug: str = "pairs", **options: Any) -> Situation:
    """D opened. C lays and blocks; both ends are 4."""
    table = line(
        slug, "2-1 5-0 1-0 0-0 | 5-5 2-0 6-1 | 4-3 6-0 | 5-1", "4-4 6-4 6-3", turn=C,
        changes={"log": opened_by(D)}, **{**CLOCKWISE, **options},
    )  # fmt: skip
    table = table.play("3-4>6-3.3")
    assert table.ends() == [4, 4]
    return table


ROUNDS = {"I": round_one, "II": round_two, "III": round_three}


def reckoned(number: str, slug: str, expected: tuple[str, int, Seat], **options: Any) -> Situation:
    """Play this round: the pair that is credited so many points, and who opens next."""
    pair, points, opens = expected
    table = ROUNDS[number](slug, **options)
    assert table.how == ("out" if number == "I" else "blocked")
    credited = {"AC": {A: points, C: points}, "BD": {B: points, D: points}, "": {}}[pair]
    assert table.gained == credited
    # 6-6 is dealt to A: after the first round nobody has to lay it.
    following = table.deal("6-6")
    assert following.turn == opens
    assert following.state.must is None
    assert len(following.choices - {"cede"}) == 7
    return table

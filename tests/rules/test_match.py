"""How long a match lasts and who wins it."""

from __future__ import annotations

import pytest

from boneyard.core.options import Chosen
from boneyard.rules.match import LONGEST, Match, leaders, usual_rounds, with_line


def _match(said: str, lowest_wins: bool = False, **other: str) -> Match:
    return Match.of(Chosen({"match": said, **other}), lowest_wins)


def test_a_number_of_rounds() -> None:
    match = _match("rounds:3")
    assert [match.is_over(played, (999, 0)) for played in (2, 3)] == [False, True]


def test_a_target_score() -> None:
    match = _match("points:50")
    assert not match.is_over(7, (49, 49))
    assert match.is_over(7, (49, 50))


def test_a_target_that_nobody_ever_reaches_does_not_keep_people_at_the_table_for_ever() -> None:
    match = _match("points:50")
    assert not match.is_over(LONGEST - 1, (-900, -800))
    assert match.is_over(LONGEST, (-900, -800))
    assert match.winners((-900, -800)) == (1,)


def test_the_highest_total_wins_the_lowest_where_points_are_penalties() -> None:
    assert _match("rounds:1").winners((3, 9, 9)) == (1, 2)
    assert _match("rounds:1", lowest_wins=True).winners((3, 9, 3)) == (0, 2)


@pytest.mark.parametrize(
    ("target", "kind", "at_once"),
    [("at-once", "points", True), ("round-end", "points", False), ("at-once", "rounds", False)],
)
def test_only_a_target_can_be_reached_at_once(target: str, kind: str, at_once: bool) -> None:
    assert _match(f"{kind}:9", target=target).at_once is at_once


def test_a_match_won_at_once_waits_for_no_end_of_the_round() -> None:
    at_once = _match("points:9", target="at-once")
    assert [at_once.won_at_once(scores) for scores in ((8, 8), (8, 9))] == [False, True]
    assert not _match("points:9", target="round-end").won_at_once((8, 9))


def test_equal_points_lead_together() -> None:
    assert leaders((3, 9, 9)) == (1, 2)
    assert leaders([-3, -9]) == (0,)


@pytest.mark.parametrize(("players", "rounds"), [(1, 4), (2, 4), (3, 6), (4, 4), (5, 5), (11, 11)])
def test_the_usual_number_of_rounds(players: int, rounds: int) -> None:
    assert usual_rounds(players) == f"rounds:{rounds}"


def test_a_line_of_the_sheet_is_what_was_scored_since_the_last() -> None:
    assert with_line(((1, 2), (3, 0)), (4, 9)) == ((1, 2), (3, 0), (0, 7))

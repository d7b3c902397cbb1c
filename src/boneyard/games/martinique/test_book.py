"""Rule book w1.9: Martinique."""

from __future__ import annotations

from typing import Any

import pytest

import boneyard
from boneyard.core.actions import Seat
from boneyard.core.events import RoundEnded
from boneyard.core.options import BadOption
from boneyard.games.martinique.game import tally_of
from boneyard.testing.book import Situation, dealt, line
from boneyard.text import words
from boneyard.view import build
from tests.three_rounds import CLOCKWISE, A, B, C

HANDS = {A: "6-4 | 5-5 | 4-4", B: "5-5 | 6-4 | 4-4", C: "5-5 | 4-4 | 6-4"}
"""Each goes out with 6-4, at the six."""


def ends(winners: str) -> tuple[RoundEnded, ...]:
    """Rounds won by these; a stroke is a void one."""
    seats: list[tuple[Seat, ...]] = [() if who == "-" else ("ABC".index(who),) for who in winners]
    return tuple(RoundEnded("out", None, A, ((),) * 3, won) for won in seats)


def after(winners: str, **options: Any) -> Situation:
    """The end of the last of these rounds."""
    before, last = winners[:-1], winners[-1]
    past = ends(before)
    points = tally_of(past).points
    changes = {"ends": past, "round": len(past), "scores": points, "sheet": (points,) * len(past)}
    seat = "ABC".index(last)
    begun = line(
        "martinique", HANDS[seat], "6-5", turn=seat, changes=changes, **{**CLOCKWISE, **options}
    )
    return begun.play("6-4>6-5.6")


def test_three_play_with_seven_tiles_each_and_seven_are_asleep() -> None:
    table = dealt("martinique", "")
    assert [len(hand) for hand in table.state.hands] == [7, 7, 7]
    assert table.state.boneyard == ()


def test_the_highest_double_opens_a_manche() -> None:
    table = dealt("martinique", "3-3 1-1 | 5-5 | 4-4", "6-6")
    assert table.turn == B
    assert table.choices == {"5-5"}


def test_without_a_double_the_highest_tile_opens() -> None:
    table = dealt("martinique", "6-5 | 6-4 | 6-3", "6-6 5-5 4-4 3-3 2-2 1-1 0-0")
    assert table.turn == A
    assert table.choices == {"6-5"}


def test_the_winner_opens_the_next_round_with_any_tile() -> None:
    following = after("C").deal("6-6 | 5-5 | 1-0")
    assert following.turn == C
    assert len(following.choices) == 7


@pytest.mark.parametrize("winners", ["AAA", "ABC"])
def test_after_a_manche_and_after_a_chiree_the_highest_double_opens(winners: str) -> None:
    following = after(winners, match="manches:5").deal("1-1 | 6-6")
    assert following.turn == B
    assert following.choices == {"6-6"}


def test_blocked_the_fewest_pips_win() -> None:
    begun = line("martinique", "6-3 4-0 | 5-4 | 2-1", "6-6 6-5 5-3", turn=A, **CLOCKWISE)
    blocked = begun.play("3-6>5-3.3")
    assert blocked.how == "blocked"
    assert blocked.gained == {C: 1}


def test_a_tied_block_is_void_and_the_same_rule_opens() -> None:
    table = tied(ends("B"))
    assert table.how == "blocked"
    assert table.gained == {}
    assert tally_of(table.state.ends).rounds == 1
    following = table.deal("6-6")
    assert following.turn == B
    assert len(following.choices) == 7
    fresh = tied(()).deal("1-1 | 6-6")
    assert fresh.choices == {"6-6"}


def tied(past: tuple[RoundEnded, ...]) -> Situation:
    """A lays the last six at two open sixes; A and C have four pips left, B nine."""
    changes = {"ends": past, "round": len(past), "sheet": ((0, 0, 0),) * len(past)}
    begun = line(
        "martinique", "6-3 4-0 | 5-4 | 2-2", "6-6 6-5 5-3", turn=A, changes=changes, **CLOCKWISE
    )
    return begun.play("3-6>5-3.3")


def test_a_round_won_is_a_point_and_a_star() -> None:
    table = after("A")
    assert table.scored == [(A, 1, "won")]
    assert tally_of(table.state.ends).stars == (1, 0, 0)


def test_three_stars_make_cochons_of_those_who_have_none() -> None:
    table = after("AAA")
    assert table.scored == [(A, 1, "won"), (A, 2, "cochons"), (B, -1, "cochon"), (C, -1, "cochon")]
    assert table.scores == (5, -1, -1)


def test_a_chiree_takes_the_stars_and_the_manche_begins_anew() -> None:
    table = after("ABAC")
    assert table.scored == [(C, 1, "won")]
    assert table.scores == (2, 1, 1)
    assert tally_of(table.state.ends).stars == (0, 0, 0)
    table = after("ABACAABA")
    assert table.scores == (6, 2, 0)


def test_a_match_of_manches_ends_with_the_last_that_somebody_won() -> None:
    assert not after("ABC", match="manches:1").is_over
    assert after("ABCAAA", match="manches:1").is_over


def test_points_are_looked_at_when_a_manche_ends() -> None:
    assert not after("AAABBAA", match="points:6").is_over
    table = after("AAABBAAA", match="points:6")
    assert table.is_over
    assert table.result is not None
    assert table.result.winners == (A,)


def test_who_has_made_most_cochons_wins_if_they_are_played_for() -> None:
    # A has made two, then B one, with more points in between.
    table = after("AAABBAB", match="cochons:3")
    assert table.is_over
    assert table.result is not None
    assert table.result.winners == (A,)


def test_a_shared_first_place_plays_another_whole_manche() -> None:
    level = after("AAABBB", match="manches:2")
    assert tally_of(level.state.ends).points == (4, 4, -2)
    assert not level.is_over
    assert not after("AAABBBA", match="manches:2").is_over
    assert after("AAABBBAAA", match="manches:2").is_over


def test_whatever_the_totals_are_by_then() -> None:
    assert not after("AAABBB", match="points:4").is_over
    # A and B fall to 3 points each and are level again; then B wins a manche.
    assert tally_of(ends("AAABBBCCC")).points == (3, 3, 3)
    assert not after("AAABBBCCC", match="points:4").is_over
    assert after("AAABBBCCCBBB", match="points:4").is_over


def test_void_rounds_do_not_count() -> None:
    past = ends("A-B")
    assert tally_of(past).rounds == 2
    game: Any = boneyard.game("martinique", match="rounds:3")
    state = after("A-B", match="rounds:3").state
    assert game.to_act(state)
    assert game.aim(game.observe(state, None)).played == 2
    assert after("A-BC", match="rounds:3").is_over


def test_rounds_share_the_win() -> None:
    table = after("AB", match="rounds:2")
    assert table.result is not None
    assert table.result.winners == (A, B)


def test_the_stars_are_seen() -> None:
    table = after("AAB")
    view = build(
        table.game, table.game.observe(table.state, None), table.game.legal(table.state, A),
        words=words("en", "martinique"), names=("Ann", "Ben", "Cleo"),
    )  # fmt: skip
    assert [hand.status for hand in view.hands] == ["2 stars", "1 star", ""]
    assert view.outcome is not None


def test_a_chiree_is_said() -> None:
    table = after("ABC")
    view = build(
        table.game, table.game.observe(table.state, None), table.game.legal(table.state, A),
        words=words("en", "martinique"), names=("Ann", "Ben", "Cleo"),
    )  # fmt: skip
    assert view.outcome is not None
    assert any("Chirée" in said for said in view.outcome.lines)


def test_only_what_it_knows_is_counted() -> None:
    assert boneyard.game("martinique", match="cochons:7").options["match"] == "cochons:7"
    with pytest.raises(BadOption, match="cochons:N"):
        boneyard.game("martinique", match="cochons:101")
    with pytest.raises(BadOption):
        boneyard.game("gaple", match="cochons:7")

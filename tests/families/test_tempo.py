"""Where tempo is honest, nobody who has no choice is asked: who takes their time has one."""

from __future__ import annotations

import random
from typing import Any

import pytest

import boneyard
from boneyard.core.actions import CHANCE, Lay
from boneyard.core.events import Laid, Passed
from boneyard.families.tricks.actions import Play
from boneyard.testing.book import Situation, line

HELD = "6-1 2-1 | 5-4 1-0 | 3-1 3-0 | 2-0 4-4"


def table(held: str, laid: str, tempo: str = "honest") -> Situation:
    return line("pairs", held, laid, players=4, direction="clockwise", tempo=tempo)


def test_an_only_lay_is_made_at_once_and_passes_happen_as_ever() -> None:
    asked = table(HELD, "6-5").play("6-1>6-5.6")
    assert asked.turn == 1  # Both of B's tiles fit.
    then = asked.play("5-4>6-5.5")
    assert [str(event.tile) for event in then.happened(Laid)] == ["5-4", "3-1", "4-4", "3-0"]
    assert then.happened(Passed) == [Passed(0), Passed(1)]
    assert (then.how, then.scored[0][0]) == ("out", 2)


def test_otherwise_it_waits_for_whoever_has_to_make_it() -> None:
    then = table(HELD, "6-5", "natural").play("6-1>6-5.6", "5-4>6-5.5")
    assert then.turn == 2
    assert then.choices == {"1-3>6-1.1"}


def test_at_which_of_two_equal_ends_is_no_choice_in_a_line() -> None:
    then = table("6-4 2-1 | 4-0 2-2 | 3-3 6-3 | 5-3 5-5", "6-5 5-4").play("6-4>6-5.6")
    assert [str(event.tile) for event in then.happened(Laid)] == ["6-4", "4-0"]


@pytest.mark.parametrize(
    "slug", ["pairs", "team-block", "five-up", "fives-and-threes", "forty-two"]
)
def test_whoever_is_asked_has_a_choice(slug: str) -> None:
    game: Any = boneyard.game(slug, players=4, tempo="honest", match="rounds:2")
    state, rng = game.start(), random.Random(slug)
    while actors := game.to_act(state):
        moves = game.legal(state, actors[0])
        if actors[0] is not CHANCE and len(moves) == 1:
            assert not isinstance(next(iter(moves)), Lay | Play)
        state, _ = game.apply(state, actors[0], moves.sample(rng))


def test_only_a_table_with_partners_chooses() -> None:
    for slug, players in (("block", 4), ("moon", 3), ("five-up", 2)):
        with pytest.raises(boneyard.BadOption, match="tempo"):
            boneyard.game(slug, players=players, tempo="honest")
    with pytest.raises(boneyard.BadOption, match="tempo_s"):
        boneyard.game("pairs", tempo_s=3)

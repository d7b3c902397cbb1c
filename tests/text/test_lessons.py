"""Rounds to look at: one for every game, told in every language."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.core.events import RoundEnded
from boneyard.lessons import LEARNER, _shortest, worked_round
from boneyard.text import LANGUAGES


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_every_game_has_a_round_to_look_at(slug: str) -> None:
    for language in LANGUAGES:
        *decided, end = worked_round(slug, language)
        assert decided, "somebody decides something"
        assert all(one.done for one in decided), language
        assert end.done == ()
        assert end.told or len(decided) >= 12, "the round is told to its end, or is a long one"


def test_it_says_what_speaks_for_a_move() -> None:
    opening, second, *_ = worked_round("block", "en")
    assert opening.done[0].startswith("You play ")
    assert opening.because == "It is all you can do."
    assert second.because.endswith(" fit, too.")


def test_nobody_else_s_tiles_are_seen() -> None:
    played = _shortest("block")
    for decision, seen in zip(played.decisions, worked_round("block", "en"), strict=False):
        assert not any(isinstance(event, RoundEnded) for event in decision.before)
        own = {str(tile) for tile in decision.state.hands[LEARNER]}
        (hand,) = seen.drawn.hands
        assert {f"{tile.halves[0]}-{tile.halves[1]}" for tile in hand} == own

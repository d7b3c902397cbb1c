"""The contract, on every game at tables where every two choices meet."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boneyard
from boneyard.core.events import RoundEnded
from boneyard.core.game import AnyGame
from boneyard.testing.contract import keep_the_contract
from boneyard.testing.play import is_seat, match
from tests.cases import each_table

FREE = {slug for slug in boneyard.slugs() if boneyard.listing(slug).kind == "puzzle"}
"""Free puzzles: an end is always reachable rather than always reached."""


@each_table(*boneyard.slugs())
def test_a_match_keeps_the_contract(game: AnyGame) -> None:
    keep_the_contract(game)


@pytest.mark.parametrize("slug", [slug for slug in boneyard.slugs() if slug not in FREE])
@given(seed=st.integers(0, 2**32))
def test_play_ends_and_says_who_won(slug: str, seed: int) -> None:
    listing = boneyard.listing(slug)
    game = listing.game(listing.match_of(1))
    steps = list(match(game, seed))
    assert game.result(steps[-1].after) is not None
    rounds = sum(isinstance(event, RoundEnded) for step in steps for event in step.events)
    assert rounds >= 1
    seated = [step for step in steps if is_seat(step.actor)]
    assert all(0 <= int(step.actor) < game.players for step in seated)  # type: ignore[arg-type]

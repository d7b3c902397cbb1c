"""Section 0 of the rule book, for whoever plays alone: "Every game takes `match = rounds:N |
points:N`; … all solos default to one round; played for several, a round won is 1 point"."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import boneyard
from boneyard.bots import advice
from boneyard.core.actions import CHANCE
from boneyard.core.events import Event, MatchEnded, RoundBegan, RoundEnded
from boneyard.table import Table
from boneyard.text import words
from boneyard.view import build

ALONE = tuple(
    slug for slug in boneyard.slugs() if boneyard.listing(slug).kind in ("solo", "puzzle")
)
SMALL: dict[str, dict[str, Any]] = {"dominosa": {"set": 2, "grade": "book"}}
"""What can be solved by hints in a moment."""


def played(slug: str, match: str, seed: int = 0) -> tuple[Table, list[Event]]:
    """A match by following hints; what is between the rounds is looked at on the way."""
    game = boneyard.game(slug, match=match, **SMALL.get(slug, {}))
    table = Table(game, seed.to_bytes(8, "big"))
    rng = Random(seed)
    told: list[Event] = []
    while not table.over:
        if table.waits:
            steps = table.go_on()
        else:
            seen, moves = table.observe(0), table.moves(0)
            steps = table.play(0, advice.advise(game, seen, moves, rng).action)
        told += [event for step in steps for event in step.events]
    return table, told


def test_five_games_are_played_alone() -> None:
    assert set(ALONE) == {"solo-rows", "solo-draw", "fortune-teller", "dominosa", "quadrille"}


@pytest.mark.parametrize("slug", ALONE)
def test_a_game_alone_is_one_round(slug: str) -> None:
    table, told = played(slug, "rounds:1")
    assert sum(isinstance(event, RoundEnded) for event in told) == 1
    assert isinstance(told[-1], MatchEnded)
    assert table.state.round == 1


@pytest.mark.parametrize("slug", ALONE)
def test_played_for_several_a_round_won_is_one_point(slug: str) -> None:
    table, told = played(slug, "rounds:3", seed=4)
    ends = [event for event in told if isinstance(event, RoundEnded)]
    assert len(ends) == 3
    assert table.state.sheet == tuple((len(end.winners),) for end in ends)
    won = sum(len(end.winners) for end in ends)
    assert table.state.scores == (won,)
    assert told[-1] == MatchEnded((0,) if won else (), (won,))
    if boneyard.listing(slug).kind == "puzzle":
        assert won == 3, "whoever follows the hints solves them all"


@pytest.mark.parametrize("slug", ["quadrille", "dominosa", "solo-rows"])
def test_played_to_a_number_of_points_it_ends_when_so_many_rounds_are_won(slug: str) -> None:
    table, told = played(slug, "points:2", seed=1)
    assert table.state.scores == (2,)
    won = [bool(event.winners) for event in told if isinstance(event, RoundEnded)]
    assert won[-1]
    assert sum(won) == 2


@pytest.mark.parametrize("slug", ALONE)
def test_every_round_begins_with_nothing_laid(slug: str) -> None:
    game = boneyard.game(slug, match="rounds:2", **SMALL.get(slug, {}))
    table, _ = played(slug, "rounds:2")
    state = game.start()
    fresh: list[Any] = []
    for actor, action in table.course:
        before = state.round
        state, events = game.apply(state, actor, action)
        if actor is CHANCE:
            assert RoundBegan(before) in events
            fresh.append(state)
    for state in fresh:
        laid = state.placed if hasattr(state, "placed") else state.layout.pieces
        assert len(laid) <= 1, "at most the tile that solo-draw turns up"
    assert len(fresh) == (1 if slug == "quadrille" else 2), "the figure needs no deal to begin with"


@pytest.mark.parametrize("slug", ALONE)
def test_between_rounds_the_page_tells_how_it_went_and_keeps_count(slug: str) -> None:
    game = boneyard.game(slug, match="rounds:2", **SMALL.get(slug, {}))
    table, _ = played(slug, "rounds:2")
    state, outcomes = game.start(), []
    for actor, action in table.course:
        state, _ = game.apply(state, actor, action)
        scene = build(
            game, game.observe(state, 0), game.legal(state, 0), words=words("en", slug),
            names=("Ada",), frame=(30, 18),
        )  # fmt: skip
        assert scene.sheet is not None
        if scene.outcome is not None:
            outcomes.append(scene.outcome)
    first, last = outcomes
    assert not first.match_over
    assert last.match_over
    assert first.lines[-1].startswith("Rounds won: ")
    assert first.lines[-1].endswith("of 1.")
    assert last.lines[-1].endswith("of 2.")

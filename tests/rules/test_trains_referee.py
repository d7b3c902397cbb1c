"""The engine against the referee for trains and feet: random matches where all choices meet."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

import boneyard
from boneyard.core import events
from boneyard.core.actions import CHANCE
from boneyard.core.options import Value
from boneyard.games.mexican_train.trains import MarkerPut, MarkerTaken
from boneyard.testing.cases import choices_of
from tests.cases import table
from tests.rules.test_referee import as_choice, as_told
from tests.rules.trains_referee import TRAINS, ChickieReferee, MexicanTrainReferee, RoundsOfDoubles

REFEREES: dict[str, type[RoundsOfDoubles]] = {
    "mexican-train": MexicanTrainReferee,
    "chickie": ChickieReferee,
}
MOST_MOVES = 400


def told(happened: Iterable[events.Event]) -> list[tuple[Any, ...]]:
    """What happened in the referee's words."""
    found: list[tuple[Any, ...]] = []
    for event in happened:
        if isinstance(event, MarkerPut):
            found.append(("marked", event.seat))
        elif isinstance(event, MarkerTaken):
            found.append(("unmarked", event.seat))
        else:
            found += as_told([event])
    return found


@pytest.mark.parametrize("slug", TRAINS)
def test_the_engine_plays_as_the_referee_would(slug: str) -> None:
    rng = random.Random(slug)
    for n in range(len(choices_of(slug))):
        referee_and_engine(slug, table(slug, n, rng), rng)


def referee_and_engine(slug: str, options: dict[str, Value], rng: random.Random) -> None:
    """A match on both; at every step the same choices, and the same things happen."""
    game: Any = boneyard.game(slug, **options)
    referee = REFEREES[slug](game.options)
    match = referee.match()
    asked = next(match)
    state = game.start()
    for _ in range(MOST_MOVES):
        (actor,) = game.to_act(state) or (None,)
        if actor is None:
            break
        legal = game.legal(state, actor)
        if actor is CHANCE:
            assert asked is None
        else:
            assert asked == (actor, frozenset(map(as_choice, legal))), options
        action = legal.sample(rng)
        referee.happened = []
        asked = match.send(action if actor is CHANCE else as_choice(action))
        state, happened = game.apply(state, actor, action)
        assert told(happened) == referee.happened, options
        assert game.scores(state) == tuple(referee.scores)
        for viewer in (*range(game.players), None):
            seen = game.observe(state, viewer).hands
            shown = [one if isinstance(one, int) else frozenset(map(tuple, one)) for one in seen]
            assert shown == referee.shown_to(viewer)

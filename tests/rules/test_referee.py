"""The engine against the referee: random matches at tables where all choices meet, move by move."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

import boneyard
from boneyard.core import events
from boneyard.core.actions import CHANCE, Action, Lay
from boneyard.core.options import Value
from boneyard.families.line.actions import Bar
from boneyard.families.line.events import Barred, DealtAgain, DroppedOut, OpenerNamed, TeamsFormed
from boneyard.games import ours
from boneyard.testing.cases import choices_of
from tests.cases import table
from tests.rules.fives_referee import FIVES, FivesReferee
from tests.rules.pairs_referee import SETTLED
from tests.rules.referee import REFEREED, Choice, Referee
from tests.rules.trains_referee import TRAINS
from tests.rules.watched import keeps_quiet

OWN_REFEREE = (*SETTLED, *TRAINS)
"""Games that have another referee: test_pairs_referee.py, test_trains_referee.py."""
LINE_GAMES = [
    slug for slug in ours() if boneyard.listing(slug).kind == "line" and slug not in OWN_REFEREE
]
MOST_MOVES = 600


def as_choice(action: Action) -> Choice:
    """An action of a player in the referee's words."""
    if isinstance(action, Lay):
        at = None if action.at is None else str(action.at)
        return "lay", tuple(action.tile), at, action.touch
    if isinstance(action, Bar):
        return "bar", tuple(action.tile), str(action.at)
    return (str(action),)


def as_told(happened: Iterable[events.Event]) -> list[tuple[Any, ...]]:
    """What happened in the referee's words."""
    told: list[tuple[Any, ...]] = []
    for event in happened:
        match event:
            case events.Laid(seat=seat, tile=tile, at=at, touch=touch):
                told.append(("laid", seat, tuple(tile), None if at is None else str(at), touch))
            case Barred(seat=seat, tile=tile, at=at):
                told.append(("barred", seat, tuple(tile), str(at)))
            case events.Drew(seat=seat, count=count):
                told.append(("drew", seat, count))
            case events.Passed(seat=seat):
                told.append(("passed", seat))
            case events.Stopped(seat=seat):
                told.append(("stopped", seat))
            case DroppedOut(seat=seat):
                told.append(("dropped", seat))
            case events.Scored(seat=seat, points=points):
                told.append(("score", seat, points))
            case events.LotDrawn(seat=seat):
                told.append(("lot", seat))
            case DealtAgain():
                told.append(("again",))
            case OpenerNamed(seat=seat, tile=tile):
                told.append(("named", seat, tuple(tile)))
            case TeamsFormed(order=order):
                told.append(("teams", order))
            case events.RoundEnded(how=how, by=by):
                told.append(("end", how, by))
            case events.MatchEnded(winners=winners):
                told.append(("match", winners))
            case _:
                assert isinstance(event, events.RoundBegan | events.Dealt)
    return told


def test_the_referee_knows_no_game_that_is_gone() -> None:
    assert {*REFEREED, *FIVES} <= set(LINE_GAMES)


@pytest.mark.parametrize("matches", [1, pytest.param(20, marks=pytest.mark.deep)])
@pytest.mark.parametrize("slug", LINE_GAMES)
def test_the_engine_plays_as_the_referee_would(slug: str, matches: int) -> None:
    if slug not in (*REFEREED, *FIVES):
        pytest.skip(f"{slug} is unrefereed: tests/rules/referee.py has not been taught its rules")
    rng = random.Random(slug)
    for n in range(len(choices_of(slug)) * matches):
        referee_and_engine(slug, table(slug, n % len(choices_of(slug)), rng), rng)


def referee_and_engine(slug: str, options: dict[str, Value], rng: random.Random) -> None:
    """A match on both; at every step the same choices, and the same things happen."""
    game: Any = boneyard.game(slug, **options)
    referee = (FivesReferee if slug in FIVES else Referee)(slug, game.options)
    match = referee.match()
    asked = next(match)
    state = game.start()
    for _ in range(MOST_MOVES):
        (actor,) = game.to_act(state) or (None,)
        if actor is None:
            break
        legal = game.legal(state, actor)
        action = legal.sample(rng)
        if actor is CHANCE:
            assert asked is None
        else:
            assert asked == (actor, frozenset(map(as_choice, legal))), options
            plain = [one for one in legal if not isinstance(one, Bar)]
            if plain and rng.random() < 0.9:  # Else most rounds would be barred at once.
                action = rng.choice(plain)
        referee.happened = []
        asked = match.send(action if actor is CHANCE else as_choice(action))
        state, happened = game.apply(state, actor, action)
        assert as_told(happened) == referee.happened, options
        assert game.scores(state) == tuple(referee.scores)
        keeps_quiet(game, state, referee)

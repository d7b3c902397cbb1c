"""The engine against the referee for games of tricks: random matches where all choices meet."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import boneyard
from boneyard.core import events
from boneyard.core.actions import Action, Deal, Lot
from boneyard.core.options import Value
from boneyard.families.tricks.events import AllPassed, TrickTaken
from boneyard.testing.cases import choices_of
from tests.cases import table
from tests.rules.tricks_referee import TricksReferee

GAMES = ("forty-two", "moon")


def told_of(happened: Iterable[events.Event]) -> list[tuple[Any, ...]]:
    told: list[tuple[Any, ...]] = []
    for event in happened:
        match event:
            case AllPassed():
                told.append(("again",))
            case TrickTaken(seat=seat, worth=worth):
                told.append(("trick", seat, worth))
            case events.MatchEnded(winners=winners):
                told.append(("match", winners))
    return told


def answer(action: Action) -> Any:
    if isinstance(action, Lot):
        return action.seat
    if isinstance(action, Deal):
        hands = [[tuple(tile) for tile in hand] for hand in action.hands]
        return hands, [tuple(tile) for tile in action.boneyard]
    return str(action)


def play(slug: str, options: dict[str, Value], rng: random.Random) -> Counter[str]:
    """A whole match on both; what was bid and called."""
    game: Any = boneyard.game(slug, **options)
    referee = TricksReferee(slug, game.options)
    course = referee.match()
    asked = next(course)
    state = game.start()
    seen: Counter[str] = Counter()
    while actors := game.to_act(state):
        (actor,) = actors
        legal = game.legal(state, actor)
        if asked[0] == "seat":
            assert (actor, frozenset(map(str, legal))) == asked[1:], options
        else:
            assert legal.listed == (asked[0] == "lot")
        action = legal.sample(rng)
        referee.happened = []
        asked = course.send(answer(action))
        state, happened = game.apply(state, actor, action)
        assert told_of(happened) == referee.happened, options
        sides = game.sides(state)
        scores = [referee.score[referee.side(referee.names.index(side[0]))] for side in sides]
        assert [game.scores(state)[side[0]] for side in sides] == scores, options
        seen.update(str(action).split())
    assert asked == ("over",)
    return seen


@pytest.mark.parametrize(
    ("slug", "n"), [(slug, n) for slug in GAMES for n in range(len(choices_of(slug)))]
)
def test_the_engine_plays_as_the_referee_would(slug: str, n: int) -> None:
    rng = random.Random(n)
    # Whoever bids at random gets far in forty-two only, where somebody is right every time.
    points = "points:60" if slug == "forty-two" else "points:2"
    for match in ("rounds:12", "rounds:12", points):
        play(slug, {**table(slug, n, rng), "match": match}, rng)


RARE = {"plunge": True, "splash": True, "nello": True, "sevens": True}


def test_what_is_rare_is_seen_often_enough() -> None:
    seen = play("forty-two", {**RARE, "match": "rounds:100"}, random.Random(1))
    seen += play("forty-two", {**RARE, "match": "rounds:100"}, random.Random(2))
    assert all(seen[said] > 2 for said in ("plunge", "splash", "nello", "sevens", "doubles")), seen

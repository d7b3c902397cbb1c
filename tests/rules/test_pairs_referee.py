"""The engine against the referee for pairs: random matches where all choices meet, move by move."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import boneyard
from boneyard.core import events
from boneyard.core.actions import Action, Deal, Lay, Lot
from boneyard.core.options import Value
from boneyard.families.line.actions import Cede, Gesture
from boneyard.families.line.events import Ceded, DealtAgain, Gestured, OpenerNamed
from boneyard.testing.cases import choices_of
from tests.cases import table
from tests.rules.pairs_referee import SETTLED, Asked, Choice, PairsReferee
from tests.rules.watched import keeps_quiet

MATCHES_EACH = 3


def as_choice(action: Action) -> Choice:
    if isinstance(action, Cede):
        return ("cede",)
    if isinstance(action, Gesture):
        return "gesture", action.sign
    assert isinstance(action, Lay)
    return "lay", tuple(action.tile), action.touch


def as_told(happened: Iterable[events.Event]) -> list[tuple[Any, ...]]:
    told: list[tuple[Any, ...]] = []
    for event in happened:
        match event:
            case events.LotDrawn(seat=seat):
                told.append(("lot", seat))
            case DealtAgain():
                told.append(("again",))
            case Ceded(seat=seat):
                told.append(("ceded", seat))
            case Gestured(seat=seat, sign=sign):
                told.append(("gesture", seat, sign))
            case OpenerNamed(seat=seat, tile=tile):
                told.append(("named", seat, tuple(tile)))
            case events.Drew(seat=seat, count=1):
                told.append(("drew", seat))
            case events.Laid(seat=seat, tile=tile):
                told.append(("laid", seat, tuple(tile)))
            case events.Passed(seat=seat):
                told.append(("passed", seat))
            case events.Scored(seat=seat, points=points, why=why):
                told.append(("score", seat, points, why))
            case events.RoundEnded(how=how, by=by):
                told.append(("end", how, by))
            case events.MatchEnded(winners=winners):
                told.append(("match", winners))
            case _:
                assert isinstance(event, events.RoundBegan | events.Dealt)
    return told


def is_wanted(asked: Asked, actor: Any, legal: Any) -> bool:
    """Whether the engine asks for what the referee asks for."""
    match asked:
        case ("lot",):
            return bool(set(legal) == {Lot(seat) for seat in range(4)})
        case ("deal",):
            return not legal.listed
        case ("seat", seat, choices):
            return bool(actor == seat and frozenset(map(as_choice, legal)) == choices)
    return False


def answer(action: Action) -> Any:
    if isinstance(action, Lot):
        return action.seat
    if isinstance(action, Deal):
        return [[tuple(tile) for tile in hand] for hand in (*action.hands, action.boneyard)]
    return as_choice(action)


def play(options: dict[str, Value], rng: random.Random, slug: str = "pairs") -> Counter[str]:
    """A whole match on both; what points were for, and what else happened."""
    game: Any = boneyard.game(slug, **options)
    referee = PairsReferee(game.options, slug)
    course = referee.match()
    asked = next(course)
    state = game.start()
    seen: Counter[str] = Counter()
    while actors := game.to_act(state):
        (actor,) = actors
        legal = game.legal(state, actor)
        assert is_wanted(asked, actor, legal), options
        action = legal.sample(rng)
        referee.happened = []
        asked = course.send(answer(action))
        state, happened = game.apply(state, actor, action)
        told = as_told(happened)
        assert told == referee.happened, options
        assert game.scores(state) == referee.by_seat()
        keeps_quiet(game, state, referee)
        seen.update(line[3] if line[0] == "score" else line[0] for line in told)
    assert asked == ("over",)
    return seen


@pytest.mark.parametrize(
    "matches", [MATCHES_EACH, pytest.param(20 * MATCHES_EACH, marks=pytest.mark.deep)]
)
@pytest.mark.parametrize(
    ("slug", "n"), [(slug, n) for slug in SETTLED for n in range(len(choices_of(slug)))]
)
def test_the_engine_plays_as_the_referee_would(slug: str, n: int, matches: int) -> None:
    rng = random.Random(n)
    for _ in range(matches):
        play(table(slug, n, rng), rng, slug)


LOVE: dict[str, Value] = {"match": "six-love"}
RARE: dict[str, dict[str, Value]] = {
    "ways to win by passes": {"corrido_points": 5, "salida_points": 3, "pass_win": True},
    "at once": {"corrido_points": 30, "salida_points": 30, "salida_rule": "at-once"},
    "last tiles": {"capicua_points": 30, "chuchazo_points": 20, "capicua_ends": "any"},
    "ties": {"blocked": "closer", "tie": "blocker", "opens_next": "winner"},
    "ties of players": {"blocked": "player", "tie": "opener", "cede": True, "misdeal": 4},
    "lots": {"blocked": "player", "opens_first": "lot", "after_tie": "fresh", "cede": True},
}
FOUND = {
    "ways to win by passes": {"corrido", "salida"},
    "at once": {"corrido", "salida"},
    "last tiles": {"capicua", "chuchazo"},
    "ties": {"tie-blocker"},
    "ties of players": {"tie-opener", "again", "ceded"},
    "lots": {"lot", "ceded"},
}


@pytest.mark.parametrize(
    ("slug", "options", "found"),
    [
        ("jamaican", {"key": 2}, {"play-two", "bruk", "key", "ceded"}),
        ("jamaican", {"one_all": False, "sporting": True}, {"bruk", "named", "ceded"}),
        ("cut-throat", {"key": 2}, {"bruk", "key"}),
        ("cut-throat", {"players": 3, "sporting": True}, {"play-two", "bruk", "named"}),
        ("cut-throat", {"players": 2, "deal2": 7, "key": 2}, {"play-two", "drew", "key"}),
    ],
)
def test_six_love_takes_all_its_turns(
    slug: str, options: dict[str, Value], found: set[str]
) -> None:
    rng = random.Random(1)
    seen: Counter[str] = Counter()
    for _ in range(12):
        seen += play({**LOVE, **options}, rng, slug)
    assert all(seen[thing] > 2 for thing in found), seen


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ({"salida_points": 20, "capicua": "double"}, {"salida", "capicua", "again", "ceded"}),
        ({"scale": "eastern", "capicua": "double"}, {"first-pass", "capicua", "tie-opener"}),
    ],
)
def test_cuba_has_all_its_points(options: dict[str, Value], found: set[str]) -> None:
    rng = random.Random(1)
    seen: Counter[str] = Counter()
    for _ in range(8):
        seen += play({**options, "match": "rounds:40"}, rng, "cuban")
    assert all(seen[thing] > 2 for thing in found), seen


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ({"match": "rounds:100"}, {"noted", "hangs", "hung", "again", "eggs"}),
        ({"account": "winners", "least": 25}, {"noted", "hangs", "hung"}),
        ({"players": 3}, {"noted", "hangs", "hung", "drew"}),
        ({"players": 2, "least": 0, "match": "rounds:60"}, {"noted", "drew"}),
    ],
)
def test_goats_note_and_hang(options: dict[str, Value], found: set[str]) -> None:
    rng = random.Random(3)
    seen: Counter[str] = Counter()
    for _ in range(12):
        seen += play(options, rng, "kozel")
    assert all(seen[thing] > 2 for thing in found), seen


def test_haiti_carries_its_ties_and_makes_gestures() -> None:
    rng = random.Random(2)
    seen: Counter[str] = Counter()
    for _ in range(10):
        seen += play({"signals": "three", "match": "rounds:100"}, rng, "haitian")
    assert all(seen[thing] > 2 for thing in ("dekabes", "ties-before", "gesture", "ceded")), seen


@pytest.mark.parametrize("match", ["manches:3", "points:12", "cochons:5", "rounds:9"])
def test_matches_of_manches(match: str) -> None:
    rng = random.Random(match)
    seen: Counter[str] = Counter()
    for _ in range(5):
        seen += play({"match": match}, rng, "martinique")
    assert all(seen[thing] > 2 for thing in ("won", "cochons", "cochon")), seen


@pytest.mark.parametrize("what", RARE)
def test_what_is_rare_is_seen_often_enough(what: str) -> None:
    rng = random.Random(what)
    seen: Counter[str] = Counter()
    for _ in range(4):
        seen += play({**RARE[what], "match": "rounds:100"}, rng)
    assert all(seen[thing] > 2 for thing in FOUND[what]), seen

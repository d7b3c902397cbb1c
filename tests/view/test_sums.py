"""Every point that is noted can be traced: the lines of an outcome add up."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import boneyard
from boneyard.core.events import RoundEnded, Scored
from boneyard.core.game import AnyGame, GameKind
from boneyard.core.moves import NONE
from boneyard.testing import book
from boneyard.text import LANGUAGES, words
from boneyard.tiles import Tile
from boneyard.view import build
from boneyard.view.words.log import Teller
from tests.view.games_played import NAMES

MINUS = "\N{MINUS SIGN}"
COMPETED = [slug for slug in boneyard.slugs() if boneyard.game(slug).players > 1]
OPTIONS: dict[str, dict[str, Any]] = {
    "all-fives": {"players": 4, "blocked_tie": "shared"},
    "block": {"players": 4, "blocked_tie": "shared"},
    "pairs": {"preset": "fed", "capicua_points": 20, "corrido_points": 10, "tie": "opener"},
    "peruvian": {"match": "rounds:2"},
    "five-up": {"players": 4, "unit": 1, "spinners": "all"},
    "fives-and-threes": {"players": 4},
}
"""Besides the defaults, where other options count in other ways."""
SECRET = "peruvian"
"""Announced before the last round only: a whole match has to be short."""
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    *((slug, {}) for slug in COMPETED if slug != SECRET),
    *OPTIONS.items(),
]


def rounds_of(game: AnyGame, seed: int, most: int = 3) -> Iterator[tuple[Any, list[Any]]]:
    """The states in which a round of a random match was just over, each with its last events."""
    rng, state = random.Random(seed), game.start()
    for _ in range(3_000):
        actors = game.to_act(state)
        if not actors or not most:
            return
        actor = actors[0]
        state, events = game.apply(state, actor, game.legal(state, actor).sample(rng))
        if any(isinstance(event, RoundEnded) for event in events):
            yield state, list(events)
            most -= 1


def sentences(game: AnyGame, state: Any, events: list[Any], language: str) -> list[str]:
    names = NAMES[: game.players]
    teller = Teller(game, lambda: state, words(language, game.slug), names, 0)
    return [teller.say(event) for event in events]


def added_up(said: str) -> int:
    """What the numbers before the sign "=" come to; tiles, and what is in brackets, explain."""
    bare = re.sub(r"\([^)]*\)|\b\d+-\d+\b", "", said)
    *_, rounded = bare.rpartition("rounded to ")
    terms = re.findall(rf"({MINUS}?) ?(\d+)", rounded if "rounded to" in bare else bare)
    return sum(-int(number) if sign else int(number) for sign, number in terms)


@pytest.mark.parametrize(("slug", "options"), VARIANTS)
def test_the_lines_of_an_outcome_add_up(slug: str, options: dict[str, Any]) -> None:
    game, say = boneyard.game(slug, **options), words("en", slug)
    names = NAMES[: game.players]
    told = 0
    for seed in range(4):
        for state, _ in rounds_of(game, seed):
            view = build(game, game.observe(state, None), NONE, words=say, names=names)
            assert view.outcome is not None
            if len(state.sheet) < state.round:
                continue  # What is noted in secret is not counted out loud.
            for seat, points in enumerate(state.sheet[-1]):
                found = [
                    line
                    for line in view.outcome.lines
                    if re.match(rf"(\w+ and )?{names[seat]}( and \w+)?: ", line) and "point" in line
                ]
                assert len(found) == bool(points) or not points, (found, points)
                for line in found:
                    left, equals, right = line.partition(": ")[2].rpartition(" = ")
                    worth = re.match(rf"({MINUS}?)(\d+) (?:penalty )?points?", right)
                    assert worth, line
                    assert int(worth[2]) * (-1 if worth[1] else 1) == points
                    if equals:
                        assert added_up(left) == points, line
                        told += 1
    tricks = boneyard.listing(slug).kind == GameKind.TRICKS  # Tricks are counted one by one.
    assert told or tricks or slug in WITHOUT_SUMS


WITHOUT_SUMS = {
    "classic-block", "classic-draw", "loser-wins",  # a round won is a point
    "jamaican", "cut-throat", "martinique", "haitian",  # so it is there
    "concentration", "memory", "hectic", "fortress",  # what was kept, won or laid is told as such
    "dominance",  # the rows say it
    "brazilian",  # so is what the last tile was
    "arithmetic", "italian",  # one seat seldom reaches two goals
}  # fmt: skip


@pytest.mark.parametrize("slug", COMPETED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_round_ended_and_what_it_brought_is_said_in_every_language(
    slug: str, language: str
) -> None:
    game, say = boneyard.game(slug), words(language, slug)
    names = NAMES[: game.players]
    for state, events in rounds_of(game, seed=3):
        view = build(game, game.observe(state, 0), NONE, words=say, names=names)
        assert view.outcome is not None
        said = sentences(game, state, events, language)
        assert all("{" not in line for line in (*said, *view.outcome.lines))
        assert view.outcome.lines[0]
        assert any(sentence.startswith(view.outcome.lines[0]) for sentence in said)


def test_a_penalty_says_what_it_is_made_of() -> None:
    game = boneyard.game("chicken-foot")
    hands = ((), (Tile.of(0, 0), Tile.of(9, 9), Tile.of(4, 0)))
    teller = Teller(game, game.start, words("en", "chicken-foot"), NAMES, 0)
    end = RoundEnded("out", 0, 0, hands, (0,))
    assert teller.say(end) == (
        "You have gone out: domino! Whoever ends the round notes nothing: Ada."
    )
    assert teller.say(Scored(1, 47, "noted")) == (
        "Ben notes 47 penalty points (22 pips + 25 for the 0-0)."
    )


def test_what_is_taken_back_is_subtracted() -> None:
    table = book.line(
        "jamaican", "4-3 | 5-4 | 6-6 | 4-4", "6-5 6-2", turn=1,
        changes={"scores": (3, 0, 3, 0), "sheet": ((3, 0, 3, 0),), "round": 1},
    )  # fmt: skip
    table = table.play("5-4>6-5.5")
    seen = table.game.observe(table.state, None)
    view = build(table.game, seen, NONE, words=words("en", "jamaican"), names=NAMES[:4])
    assert view.outcome is not None
    us, them = f"{NAMES[0]} and {NAMES[2]}", f"{NAMES[1]} and {NAMES[3]}"
    assert view.outcome.lines[-2:] == (
        f"{us}: {MINUS}3 points (bruk: all begin again)",
        f"{them}: 1 (round won) {MINUS} 1 (bruk: all begin again) = 0 points",
    )


def test_the_pad_says_that_the_fewest_points_win() -> None:
    for slug, told in (("chicken-foot", True), ("peruvian", True), ("block", False)):
        game = boneyard.game(slug)
        view = build(
            game, game.observe(game.start(), 0), NONE, words=words("en"),
            names=NAMES[: game.players],
        )  # fmt: skip
        assert view.sheet is not None
        assert ("fewest points win" in view.sheet.note) is told


def test_sixteen_pips_are_rounded_to_fifteen() -> None:
    game = boneyard.game("all-fives")
    teller = Teller(game, game.start, words("en", "all-fives"), NAMES, 0)
    teller.say(RoundEnded("out", 0, 0, ((), (Tile.of(6, 6), Tile.of(4, 0))), (0,)))
    assert teller.say(Scored(0, 15, "out")) == "You score 15 (went out: 16 pips, rounded to 15)."


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        (((), (Tile.of(6, 0),)), "The fewest pips: Ada (0). The barricade held."),
        (((Tile.of(6, 0),), ()), "The fewest pips: Ben (0). The barricade failed."),
    ],
)
def test_a_barricade_says_whether_it_held(hands: Any, said: str) -> None:
    game = boneyard.game("barricade")
    teller = Teller(game, game.start, words("en", "barricade"), NAMES, None)
    end = RoundEnded("barred", 0, 0, hands, ())
    assert teller.say(end) == f"Ada has barred an end, and that ends the round. {said}"

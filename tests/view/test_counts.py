"""The numbers that are played for are to be seen, and what each place would make of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import pytest

import boneyard
from boneyard.core.actions import Lay
from boneyard.core.events import RoundEnded, Scored
from boneyard.core.game import AnyGame
from boneyard.core.moves import NONE, Moves
from boneyard.text import LANGUAGES, words
from boneyard.view import build, scene, screen
from tests.view.games_played import NAMES, positions, seen

COUNTED: dict[str, dict[str, Any]] = {
    "all-fives": {},
    "all-fives-spinner": {},
    "five-up": {"players": 4, "unit": 1, "least_open": 10},
    "fives-and-threes": {"players": 4},
    "bergen": {},
    "divisor": {"set": 12},
    "italian": {},
    "arithmetic": {},
    "pairs": {"salida_points": 20},
}
"""Games in which a lay makes something."""


def offers(view: scene.Scene) -> Iterator[scene.Offer]:
    for item in view.items:
        if isinstance(item, scene.Target):
            yield from item.offers


def turns(game: AnyGame, seed: int) -> Iterator[tuple[Any, int, Moves, scene.Scene]]:
    for state, seat, moves in positions(game, seed, steps=120):
        if seat is not None and any(isinstance(move, Lay) for move in moves):
            yield state, seat, moves, seen(game, state, seat, moves)


@pytest.mark.parametrize("slug", COUNTED)
def test_what_a_place_says_it_makes_is_what_comes_of_it(slug: str) -> None:
    game = boneyard.game(slug, **COUNTED[slug])
    scored = 0
    for seed in range(3):
        for state, seat, _, view in turns(game, seed):
            for offer in offers(view):
                lay = game.vocabulary.convert(offer.action)
                _, events = game.apply(state, seat, lay)
                # What the round brings when it is over is another matter.
                told = takewhile(lambda event: not isinstance(event, RoundEnded), events)
                gains = [one for one in told if isinstance(one, Scored) and one.seat == seat]
                points = sum(gain.points for gain in gains)
                says = re.search(r"\+(\d+)", offer.makes)
                assert (int(says[1]) if says else 0) == points, (offer.makes, events)
                assert offer.makes == "" or offer.label.split(":")[-1].strip()
                scored += bool(points)
    assert scored


@pytest.mark.parametrize(
    "slug", ["all-fives", "all-fives-spinner", "divisor", "five-up", "fives-and-threes"]
)
def test_the_sum_of_the_ends_is_what_the_last_place_said(slug: str) -> None:
    game = boneyard.game(slug)
    for state, seat, _, view in turns(game, seed=5):
        for offer in offers(view):
            after, _ = game.apply(state, seat, game.vocabulary.convert(offer.action))
            if after.phase != "play" or len(after.layout.pieces) != len(state.layout.pieces) + 1:
                continue
            ends = seen(game, after, None, NONE).counts[0]
            says = re.match(r"\+?(\d+)", offer.makes)
            assert says
            assert (ends.label, ends.value) == ("Ends", says[1])


@pytest.mark.parametrize(
    ("slug", "labels"),
    [
        ("all-fives", ["Ends", "Score at"]),
        ("divisor", ["Ends", "Divisor", "Score at"]),
        ("bergen", ["Ends", "Highest double"]),
        ("matador", ["Halves add up to", "Wanted"]),
        ("italian", ["Total", "Next goal"]),
        ("concentration", ["A pair makes"]),
        ("block", []),
        ("memory", []),
    ],
)
def test_a_game_says_what_is_counted_in_it(slug: str, labels: list[str]) -> None:
    game = boneyard.game(slug)
    *_, (state, seat, moves) = positions(game, 2, steps=9)
    view = seen(game, state, seat, moves)
    assert [count.label for count in view.counts] == labels
    shown = screen.screen(view, "", words("en"))
    assert all(f"{count.label}: {count.value}" in shown for count in view.counts)


@pytest.mark.parametrize("slug", boneyard.slugs())
def test_counts_are_told_in_every_language(slug: str) -> None:
    game = boneyard.game(slug)
    *_, (state, seat, moves) = positions(game, 3, steps=9)
    for language in LANGUAGES:
        view = build(
            game, game.observe(state, seat), moves, words=words(language, slug),
            names=NAMES[: game.players],
        )  # fmt: skip
        assert all(count.label and count.value for count in view.counts)


def test_at_a_blank_end_a_joker_is_wanted() -> None:
    game = boneyard.game("all-sevens")
    found = set()
    for state, seat, moves in positions(game, 1, steps=60):
        for end in state.layout.ends:
            wanted = seen(game, state, seat, moves).counts[1].value.split(" · ")
            assert ("joker" in wanted) is any(end.number == 0 for end in state.layout.ends)
            found.add(end.number == 0)
    assert found == {True, False}


def test_on_a_wide_screen_tiles_are_drawn() -> None:
    game = boneyard.game("block")
    *_, (state, seat, moves) = positions(game, 1, steps=9)
    view = seen(game, state, seat, moves)
    wide, narrow = (screen.screen(view, "", words("en"), columns=columns) for columns in (120, 80))
    assert "┌─┬─┐" in wide
    assert "┌" not in narrow
    assert max(map(len, wide.splitlines())) <= 120
    low = screen.screen(view, "", words("en"), columns=120, lines=4)
    assert " ".join(view.arms[0]) in low, "what would fill the screen is written"

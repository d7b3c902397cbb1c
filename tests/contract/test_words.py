"""Everything a game shows or says has its words, in all five languages."""

from __future__ import annotations

from itertools import islice

import pytest

import boneyard
from boneyard.testing.play import match, sampled, seats
from boneyard.text import LANGUAGES, words
from boneyard.text.rules import rules_page
from boneyard.view import build
from boneyard.view.scene import Cell, TileItem
from boneyard.view.words.speech import say

NAMES = tuple(f"Player {seat}" for seat in range(1, 12))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", boneyard.slugs())
def test_a_match_can_be_told_and_shown(slug: str, language: str) -> None:
    declared = {option.name for option in boneyard.listing(slug).options()}
    game = boneyard.game(slug, **({"match": "rounds:1"} if "match" in declared else {}))
    speak = words(language, slug)
    steps = list(islice(match(game, seed=11), 400))
    for step in steps:
        for event in step.events:
            for seat in seats(game):
                seen = event.seen_by(seat)
                assert seen is None or isinstance(
                    say(seen, speak, NAMES[: game.players], seat), str
                )
    for step in [*sampled(steps, 4, seed=1), steps[-1]]:
        for seat in seats(game):
            moves = game.legal(step.after, -1 if seat is None else seat)
            seen = game.observe(step.after, seat)
            scene = build(
                game, seen, moves, words=speak, names=NAMES[: game.players], frame=(30, 18)
            )
            lying = any(isinstance(item, TileItem | Cell) for item in scene.items)
            assert scene.arms or scene.outcome or not lying, "the terminal needs text"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", boneyard.slugs())
def test_a_game_has_its_title_and_its_rules(slug: str, language: str) -> None:
    speak = words(language, slug)
    assert speak("title")
    assert speak("blurb")
    assert speak("aliases")
    page = rules_page(slug, language)
    assert page.startswith("# ")
    assert len(page) > 500, "a page that teaches the game"

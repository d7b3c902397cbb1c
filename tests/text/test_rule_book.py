"""The form of a rules page: three parts, drawn examples that can be played, the same everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

import boneyard
from boneyard.core.actions import Lay
from boneyard.core.game import IllegalAction
from boneyard.core.options import BadOption, Value
from boneyard.games import folder
from boneyard.testing.cases import choices_of
from boneyard.text import LANGUAGES
from boneyard.text.examples import examples, played
from boneyard.text.rules import rules_parts
from boneyard.text.template import PARTS, PICTURE, Page, parse, parts, pictures

SHORTEST, LONGEST = 50, 190
"""Words of how to play in one minute."""


every_game = pytest.mark.parametrize("slug", boneyard.slugs())


@cache
def page(slug: str, language: str) -> dict[str, Page]:
    text = (folder(slug) / f"rules.{language}.md").read_text("utf-8")
    above, found = parts(parse(text, slug), slug)
    assert found, f"{slug}/rules.{language}.md has no parts"
    assert "".join(map(str, above)).startswith("# "), "above the parts there is the title alone"
    return found


@every_game
def test_a_page_has_its_parts_and_pictures(slug: str) -> None:
    for language in LANGUAGES:
        found = page(slug, language)
        assert any(pictures(found["minute"])), f"{language}: a minute without a picture"
        shown = {name for part in found.values() for name in pictures(part)}
        assert len(shown) >= 2, f"{language}: two pictures at least"
        assert shown == set(examples(slug)), f"{language}: examples.txt has others"


@every_game
def test_every_language_shows_the_same_pictures_in_the_same_order(slug: str) -> None:
    for language in LANGUAGES:
        for name in PARTS:
            own, english = page(slug, language)[name], page(slug, "en")[name]
            assert list(pictures(own)) == list(pictures(english)), (language, name)


@every_game
def test_a_minute_is_a_minute_and_begins_with_how_one_wins(slug: str) -> None:
    for language in LANGUAGES:
        minute = rules_parts(slug, language, {}).minute
        assert SHORTEST < len(minute.split()) < LONGEST, language
        first = minute.split("\n")[0]
        assert first[0] not in "#*!|-", f"{language}: begins with a sentence about winning"


def shown_at(slug: str) -> Iterator[tuple[str, Mapping[str, Value]]]:
    """Every picture, with every table whose page shows it."""
    tables: tuple[Mapping[str, Value], ...] = ({}, *choices_of(slug))
    for table in tables:
        told = rules_parts(slug, "en", table)
        for text in (told.minute, told.detail, told.sources):
            for found in map(PICTURE.fullmatch, text.split("\n")):
                if found is not None:
                    yield found[1], table


@every_game
def test_every_picture_can_be_played_at_the_tables_it_is_shown_for(slug: str) -> None:
    for name, table in shown_at(slug):
        try:
            reached = played(slug, name, tuple(table.items()))
        except (IllegalAction, BadOption) as wrong:
            raise AssertionError(f"`{name}` cannot be played with {table}: {wrong}") from wrong
        if (claimed := examples(slug)[name].fits) is not None:
            (actor,) = reached.game.to_act(reached.state)
            legal = reached.game.legal(reached.state, actor)
            assert {action.tile for action in legal if isinstance(action, Lay)} == claimed, table


@every_game
def test_no_number_of_a_caption_is_written_by_hand(slug: str) -> None:
    """Points are reckoned by the game: `{{ name:points }}`."""
    for language in LANGUAGES:
        text = (folder(slug) / f"rules.{language}.md").read_text("utf-8")
        for line in text.split("\n"):
            if (found := PICTURE.fullmatch(line)) is not None:
                assert not re.search(r"\d+ (points?|Punkte?|punti|punto|punten|punt)\b", found[2])

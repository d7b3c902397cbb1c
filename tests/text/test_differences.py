"""In what a game differs from one it is like."""

from __future__ import annotations

import pytest

import boneyard
from boneyard import games
from boneyard.families.line import LineRules
from boneyard.testing.cases import choices_of
from boneyard.text import LANGUAGES, words
from boneyard.text.differences import ORDER, TOPICS, differing, like
from boneyard.text.rules import rules_page


def test_every_slot_of_the_rules_is_about_something() -> None:
    assert TOPICS.keys() == set(LineRules.__struct_fields__)
    for language in LANGUAGES:
        assert all(words(language).has(f"rules-topic-{topic}") for topic in ORDER)


def test_nothing_differs_from_itself() -> None:
    assert differing("block", "block", {}) == ()


@pytest.mark.parametrize("slug", [slug for slug in boneyard.slugs() if games.kin(slug)])
def test_a_game_can_be_compared_at_every_table(slug: str) -> None:
    say = words("en", slug)
    for table in choices_of(slug):
        assert "{" not in like(slug, table, say)


def test_who_knows_the_block_game_is_told_what_is_new_in_all_fives() -> None:
    told = "drawing and passing, points while you play, the count at the end and the length"
    assert "**If you know Block Dominoes:** Multiples of five score." in (
        page := rules_page("all-fives", "en")
    )
    assert told in page
    # What a table has chosen counts: at this one nothing is left but the fives.
    assert "the length" not in rules_page("all-fives", "en", {"match": "rounds:4", "players": 2})

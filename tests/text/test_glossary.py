"""The words of the game, and where pages explain them."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.text import LANGUAGES
from boneyard.text.glossary import any_form, glossary
from boneyard.text.rules import rules_page
from boneyard.view.rule_page import explained


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_explains_the_same_words_and_uses_them(language: str) -> None:
    title, entries = glossary(language)
    assert title
    assert [entry.name for entry in entries] == [entry.name for entry in glossary("en")[1]]
    pages = " ".join(rules_page(slug, language) for slug in boneyard.slugs()).lower()
    found = set(any_form(language).findall(pages))
    for entry in entries:
        assert found & {form.lower() for form in entry.forms}, entry.name


def test_a_word_is_explained_where_it_is_used_first() -> None:
    page = explained("<h2>A double</h2><p>Each double and all doubles: “double-faced”.</p>", "en")
    assert page.startswith("<h2>A double</h2><p>Each <button")
    assert page.count("<button") == 1
    assert 'popovertarget="word-double">double</button> and all doubles: “double-faced”.' in page
    assert page.endswith("both halves.</div>")

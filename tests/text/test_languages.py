"""Languages come one at a time, and so do the games of others: what is not said yet is said in
English, and what is not said in English in a language the game speaks."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax.ast import Message
from msgspec.structs import replace

from boneyard import games, text
from boneyard.text import LANGUAGES, OFFERED, MissingText, Words, rules, words
from boneyard.text.rules import rules_page
from tools import coverage

TITLE = "title = Dominó cubano\nblurb = Con dos parejas.\n"
PAGE = "# Dominó cubano\n\n{{ lay }}\n\n::: when reserve=0\nNada queda.\n:::\n"
SLUG = "from-elsewhere"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a game like block that speaks no language of ours."""
    found, block = games.folder, games.listing("block")
    own = replace(block, slug=SLUG)
    monkeypatch.setattr(games, "folder", lambda slug: tmp_path if slug == SLUG else found(slug))
    monkeypatch.setattr(games, "listing", lambda slug: own if slug == SLUG else block)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    """Catalogues are read once; here they change."""
    for kept in (
        text.words,
        text._own,
        text._own_keys,
        text._own_languages,
        text._bundle,
        text._shared,
        text._shared_keys,
        rules.shared_passages,
    ):
        kept.cache_clear()


def test_the_languages_that_are_complete_lack_nothing() -> None:
    assert {language: coverage.missing(language) for language in LANGUAGES} == {
        language: {} for language in LANGUAGES
    }
    assert set(LANGUAGES) <= set(OFFERED)


def test_what_a_language_does_not_say_is_said_in_english() -> None:
    assert Words("es")("passed", name="Ada") == "Ada passes."
    assert Words("es", "block")("title") == "Block Dominoes"
    assert Words("es").has("passed")
    with pytest.raises(MissingText, match="no-such-text"):
        Words("es")("no-such-text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_one_language_is_played_in_all(elsewhere: Path, language: str) -> None:
    (elsewhere / "text.es.ftl").write_text(TITLE, "utf-8")
    (elsewhere / "rules.es.md").write_text(PAGE, "utf-8")
    say = words(language, SLUG)
    assert say("title") == "Dominó cubano"
    assert say("passed", name="Ada") == Words(language)("passed", name="Ada")
    page = rules_page(SLUG, language, {"reserve": 0})
    assert page.startswith("# Dominó cubano\n\nPlay one tile at either end of the line.")
    assert "Nada queda." in page


def test_a_game_speaks_english_before_any_other_language(elsewhere: Path) -> None:
    (elsewhere / "text.es.ftl").write_text(TITLE, "utf-8")
    (elsewhere / "text.en.ftl").write_text("title = Cuban\n", "utf-8")
    assert words("de", SLUG)("title") == "Cuban"
    assert words("de", SLUG)("blurb") == "Con dos parejas."


def test_a_game_without_a_page_has_its_name_and_its_sentence(elsewhere: Path) -> None:
    (elsewhere / "text.de.ftl").write_text(TITLE, "utf-8")
    page = rules_page(SLUG, "de")
    assert page.startswith("# Dominó cubano\n\nCon dos parejas.\n")


def test_a_language_comes_text_by_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = shutil.copytree(text.HERE, tmp_path / "text")
    (here / "table.es.ftl").write_text("passed = { $name } pasa.\n", "utf-8")
    (here / "rules.es.md").write_text("# Pasajes\n\n## pass\nSi nada encaja, pasas.\n", "utf-8")
    for module in (text, rules, coverage):
        monkeypatch.setattr(module, "HERE", here)
    forget()
    try:
        assert Words("es")("passed", name="Ada") == "Ada pasa."
        assert Words("es")("passed-you") == "You pass."
        shared = rules.shared_passages("es")
        assert shared["pass"] == ("Si nada encaja, pasas.",)
        assert shared["out"] == rules.shared_passages("en")["out"]
        lacking = coverage.missing("es")
        assert "passed" not in lacking[coverage.SHARED]
        assert "{{ out }}" in lacking[coverage.SHARED]
        assert "rules page" in lacking["block"]
        assert coverage.missing("de") == {}
    finally:
        forget()


def test_the_table_of_what_is_missing() -> None:
    assert coverage.table(LANGUAGES) == "Nothing is missing in de, en, fr, it, nl."
    head, shared, block, *_ = coverage.table(("de", "es")).splitlines()
    assert head.split() == ["texts", "de", "es"]
    name, texts, german, spanish = shared.split()
    assert (name, german, spanish) == (coverage.SHARED, "0", texts)
    assert block.split() == ["block", "5", "0", "5"]


def test_a_game_that_speaks_a_language_says_no_word_of_it_in_another() -> None:
    """Dominance has words of its own for a take in German, and none in English."""
    german, english = Words("de", "dominance"), Words("en", "dominance")
    said = {"tile": "1-1", "row": 1, "points": 1}
    assert german("took-you", **said) != Words("de")("took-you", **said)
    assert english("took-you", **said) == "You take 1-1 and enter 1 in row 1."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_all_texts_are_found_without_reading_them(language: str) -> None:
    read = {
        entry.id.name
        for resource in text._shared(language)
        for entry in resource.body
        if isinstance(entry, Message)
    }
    assert text._shared_keys(language) == read


def test_what_is_nowhere_is_not_looked_for_by_reading_other_languages() -> None:
    forget()
    try:
        assert not Words("en", "block").has("no-such-text")
        assert Words("en", "block").has("passed")
        assert text._shared.cache_info().currsize == 1
    finally:
        forget()

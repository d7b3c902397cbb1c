"""The rule book and the games refer to each other by section, and neither has one too many."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import boneyard
from boneyard.games import folder, ours

ROOT = Path(__file__).resolve().parents[2]
BOOK = (ROOT / "docs" / "rulebook.md").read_text("utf-8")
WORLD = (ROOT / "docs" / "rulebook-world.md").read_text("utf-8")

HEADING = re.compile(r"^##+ (?P<section>[a-z]?\d+(?:\.\d+)?)\.? (?P<title>.+)$", re.M)
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


def anchor(section: str) -> str:
    """Where a section is to be found; one with a letter in front needs no other."""
    return ("s" if section[0].isdigit() else "") + section.replace(".", "-")


def games_of(title: str) -> set[str]:
    return set(re.findall(r"`([a-z-]+)`", title))


def sections_of(book: str) -> dict[str, str]:
    return {found["section"]: found["title"] for found in HEADING.finditer(book)}


SECTIONS = sections_of(BOOK) | sections_of(WORLD)
# Section 0 and those that end in .0 say what several games share.
SHARED = re.compile(r"[a-z]?0\.|.*\.0$")
OF_GAMES = [section for section in SECTIONS if "." in section and not SHARED.match(section)]


def test_a_section_with_a_letter_has_room_beside_those_of_the_booklets() -> None:
    assert (anchor("1.0"), anchor("w1.0"), anchor("1.10")) == ("s1-0", "w1-0", "s1-10")


@pytest.mark.parametrize("book", [BOOK, WORLD], ids=["booklets", "world"])
def test_every_section_has_its_anchor_above_it(book: str) -> None:
    sections = sections_of(book)
    wanted = [f'<a id="{anchor(section)}"></a>' for section in sections]
    lines = book.splitlines()
    above = [lines[at - 1] for at, line in enumerate(lines) if HEADING.match(line)]
    assert above == wanted
    assert ANCHOR.findall(book) == [anchor(section) for section in sections]


def test_a_letter_says_which_book_it_is() -> None:
    assert all(section[0].isdigit() for section in sections_of(BOOK))
    assert all(section[0] == "w" for section in sections_of(WORLD))


@pytest.mark.parametrize("section", OF_GAMES)
def test_every_section_on_games_is_played(section: str) -> None:
    played = {slug for slug in boneyard.slugs() if boneyard.listing(slug).section == section}
    assert games_of(SECTIONS[section]) == played
    assert played


@pytest.mark.parametrize("slug", [*ours()])
def test_every_game_of_the_book_has_its_section_and_its_tests(slug: str) -> None:
    section = boneyard.listing(slug).section
    if not section:
        pytest.skip(f"{slug} is in no book")
    assert section in SECTIONS
    tests = folder(slug) / "test_book.py"
    docstring = ast.get_docstring(ast.parse(tests.read_text("utf-8"))) or ""
    assert re.match(rf"Rule book {re.escape(section)}\b[:;,.]", docstring), docstring


def test_every_booklet_a_game_names_is_one_of_the_five() -> None:
    tags = set(re.findall(r"^\| \*\*([A-Z])\*\* \|", BOOK, re.M))
    assert tags == {tag for slug in ours() for tag in boneyard.listing(slug).booklets}

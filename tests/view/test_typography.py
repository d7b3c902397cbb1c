"""Every language has its own marks, and one word for one thing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import boneyard
from boneyard.text import LANGUAGES

SOURCE = Path(boneyard.__file__).parent

MARKS = {"de": "„“", "en": "“”’", "fr": "«»’", "it": "«»’", "nl": "‘’"}
"""Quotation marks and apostrophes; German as in Germany and Austria, whose ß it writes, too."""

ONE_WORD = {
    "de": r"Doppelstein|\bStock\b|Doppel-[A-Z]|\bIhnen\b|Päsche|passt du\b",
    "en": r"\bstock\b|\bbone\b|\bcolor|\bneighbor",
    "fr": r"pièce|extrémité|\b([Tt]u|[Tt]oi|[Tt]on|[Tt]es)\b|[Rr]ien ne va\b|[Rr]ien ne doit",
    "it": r"pozzo|\bcap[oi]\b|verbale|dettat|\bset\b|[Nn]iente deve|non devono essere"
    r"|tua mano|mani sono vuote|mano intera|mano (?:è )?(?:\*\*)?bloccata",
    "nl": r"(?<![Hh]et )\bdubbele\b|\bdubbelen\b|dubbel-|\beinden\b|\bronden\b|\bhint\b|Beslissing",
}
"""Words that would be a second name for something, or another form of address; or that say the
opposite of what was meant (French and Italian "nothing must match" forbids a match)."""

ALIASES = re.compile(r"^(?:aliases|find-[\w-]+) = .*$", re.M)
"""What people call a thing elsewhere, and look for, may be any word at all."""

NOT_PROSE = re.compile(
    r"^#[^\n]*$|^```.*?^```$|`[^`\n]*`|^[\w-]+ =|\{ \$?[\w-]+ (?:\}|->)|\{\".*?\"\}"
    r"|\{ [A-Z]+\([^)]*\) \}",
    re.M | re.S,
)
"""Comments and keys of catalogues, variables, functions of them, and code."""


def pages(language: str) -> list[Path]:
    return sorted([*SOURCE.glob(f"text/*.{language}.*"), *SOURCE.glob(f"games/*/*.{language}.*")])


def prose(file: Path) -> str:
    text = file.read_text("utf-8")
    if file.suffix == ".md":
        text = re.sub(r"^:::.*$|\{\{.*?\}\}|^#+", "", text, flags=re.M)
    return prose_of(text)


def prose_of(text: str) -> str:
    return NOT_PROSE.sub(" ", ALIASES.sub("", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_looked_at_to_its_end(language: str) -> None:
    """A pattern that takes too much with a comment would hide all faults behind it."""
    for file in SOURCE.glob(f"**/*.{language}.ftl"):
        planted = file.read_text("utf-8") + "\nlast = faulty\n"
        assert "faulty" in prose_of(planted), file


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_are_those_of_the_language(language: str) -> None:
    foreign = "".join(set("\"'«»“”„‘’‚‹›") - set(MARKS[language]))
    for file in pages(language):
        found = re.findall(rf".{{0,20}}[{foreign}].{{0,20}}", prose(file))
        assert not found, (file, found)


def test_french_spaces_do_not_break() -> None:
    for file in pages("fr"):
        found = re.findall(r".{0,20}(?: [:;!?»%]|« ).{0,20}", prose(file))
        assert not found, (file, found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_has_one_name(language: str) -> None:
    for file in pages(language):
        found = [match[0] for match in re.finditer(ONE_WORD[language], prose(file))]
        assert not found, (file, found)

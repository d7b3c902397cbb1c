"""The words of the game, explained once in each language: `glossary.<lang>.md`.

Each begins with a heading, `## round: a round, the round`: a name that is the same in every
language, and the forms in which pages use the word. Where it can mean something else ("play goes
round"), the form has more words.
"""

from __future__ import annotations

import re
from functools import cache

import msgspec

from boneyard.text import HERE

ENTRY = re.compile(r"^## ([\w-]+): (.+)\n(.+)$", re.M)


class WordExplained(msgspec.Struct, frozen=True):
    """A word, and what it means."""

    name: str
    forms: tuple[str, ...]
    meaning: str


@cache
def glossary(language: str) -> tuple[str, tuple[WordExplained, ...]]:
    """What the list is called, and its words; none where nobody has written it."""
    file = HERE / f"glossary.{language}.md"
    if not file.is_file():
        return "", ()
    text = file.read_text("utf-8")
    found = (
        WordExplained(name, tuple(forms.split(", ")), meaning)
        for name, forms, meaning in ENTRY.findall(text)
    )
    return text.partition("\n")[0].removeprefix("# "), tuple(found)


@cache
def any_form(language: str) -> re.Pattern[str]:
    """Any form of any word, the longest first."""
    forms = sorted((form for entry in glossary(language)[1] for form in entry.forms), key=len)
    listed = "|".join(map(re.escape, reversed(forms)))
    return re.compile(rf"(?<![\w-])(?:{listed})(?![\w-])", re.I) if listed else re.compile("(?!)")


def named(form: str, language: str) -> WordExplained:
    """The word of which this is a form."""
    return next(
        entry
        for entry in glossary(language)[1]
        if form.lower() in (one.lower() for one in entry.forms)
    )

"""The rules page of a game, for a table or for nobody in particular.

What only this game says is in its folder, `rules.<lang>.md`; what several say, in `rules.<lang>.md`
here, a passage under each name. The line about the booklets comes from the game's listing.
`template` has the notation, and `examples` that of the pictures.

A page has three parts: *Play in one minute*, *In detail*, *What the sources say*.

A page for a table tells what is played there. A page for nobody in particular tells every set and
every number of players, and otherwise the booklet's game; what else could be chosen, the form says
in which a table is set up. So a passage is told if it is true of *some* table that may still be
meant.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from boneyard import games
from boneyard.core.game import Listing
from boneyard.core.options import Value, resolve
from boneyard.text import HERE, Words, spoken, words
from boneyard.text.differences import like
from boneyard.text.examples import value_of
from boneyard.text.phrases import Phrases, capital
from boneyard.text.template import (
    DEEPER,
    PARTS,
    BadPage,
    Condition,
    Page,
    fill,
    named,
    parse,
    parts,
    passages,
)


class RulesParts(msgspec.Struct, frozen=True):
    """A page, part by part, in Markdown; a part that is not written yet is empty."""

    title: str
    minute: str
    detail: str
    sources: str
    say: Words
    """The words of the language it is written in."""


def rules_parts(slug: str, language: str, chosen: Mapping[str, object] | None = None) -> RulesParts:
    """How the game is played with these options; raises BadOption. Where the game has no page in a
    language, it is told in the next best."""
    listing = games.listing(slug)
    say, page = own_page(slug, language)
    tell = _Teller(Phrases(listing, given(slug, chosen or {}), say)).tell
    above, found = parts(page, f"{slug}, {say.language}")
    title, _, rest = tell(above).partition("\n")
    source = _source(listing, say)
    if not found:
        return RulesParts(title.removeprefix("# "), "", _and(rest, source), "", say)
    minute, detail, sources = (tell(found[name]) for name in PARTS)
    detail = _and(like(slug, given(slug, chosen or {}), say), detail)
    return RulesParts(title.removeprefix("# "), minute, detail, _and(sources, source), say)


def rules_page(slug: str, language: str, chosen: Mapping[str, object] | None = None) -> str:
    """The same as one page."""
    told = rules_parts(slug, language, chosen)
    page = [f"# {told.title}"]
    for name in PARTS:
        text: str = getattr(told, name)
        if not told.minute:
            page.append(text)
        elif text:
            page += [f"## {told.say(f'rules-part-{name}')}", DEEPER.sub("#", text)]
    return _and(*page) + "\n"


def _and(*texts: str) -> str:
    return "\n\n".join(text.strip("\n") for text in texts if text)


def given(slug: str, chosen: Mapping[str, object]) -> dict[str, Value]:
    """What was chosen, as the game reads it; raises BadOption."""
    settled = resolve(games.listing(slug).declare, chosen)
    return {name: settled[name] for name in chosen}


def own_page(slug: str, language: str) -> tuple[Words, Page]:
    """The game's own page in the best language it has for this one, and the words of that. A game
    without any page has its name and what the lobby says of it."""
    for best in spoken(language, slug):
        file = games.folder(slug) / f"rules.{best}.md"
        if file.is_file():
            return Words(best, slug), parse(file.read_text("utf-8"), f"{slug}/{file.name}")
    say = words(language, slug)
    return say, (f"# {say('title')}", "", say("blurb"))


@cache
def shared_passages(language: str) -> Mapping[str, Page]:
    """What several pages say, by name; what is not there in this language is English."""
    english = {} if language == "en" else shared_passages("en")
    file = HERE / f"rules.{language}.md"
    own = passages(file.read_text("utf-8"), file.name) if file.is_file() else {}
    return {**english, **own}


@cache
def passages_of(slug: str, language: str) -> Mapping[str, Page]:
    """What the page of a game says under a name, for the pages of its kin."""
    _, page = own_page(slug, language)
    return {passage.name: passage.page for passage in named(page)}


class _Teller:
    """Fills the pages of one game."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases
        self._passages = shared_passages(phrases.say.language)
        self._inside: list[str] = []

    def tell(self, page: Page) -> str:
        return fill(page, self._told, self._value)

    def _told(self, condition: Condition) -> tuple[bool, bool]:
        """Whether it holds at some table that may be meant, and whether at some it does not."""
        fixed, tables = self._phrases.listing.fixed, self._phrases.tables
        found = {condition.holds({**fixed(table), **table}) for table in tables}
        return True in found, False in found

    def _value(self, name: str) -> str:
        """What a name in braces stands for; with a capital it begins a sentence."""
        example, colon, asked = name.partition(":")
        if colon:
            return value_of(self._phrases.listing, example, asked, self._phrases.given)
        if name[0].isupper():
            return capital(self._value(name[0].lower() + name[1:]))
        match name:
            case "need":
                return self._phrases.need()
            case "sets":
                return self._phrases.sets()
            case "rounds" | "points":
                return self._phrases.match()
            case _ if any(name in table for table in self._phrases.tables):
                return self._phrases.chosen(name)
            case _ if name in self._phrases.listing.facts(self._phrases.tables[0]):
                return self._phrases.fact(name)
        return self._passage(name)

    def _passage(self, name: str) -> str:
        slug = self._phrases.listing.slug
        other, _, own = name.rpartition(".")
        passages = passages_of(other, self._phrases.say.language) if other else self._passages
        if own not in passages:
            raise BadPage(f"{slug}: {{{{ {name} }}}} is no option, fact or passage")
        if name in self._inside:
            raise BadPage(f"{slug}: {{{{ {name} }}}} contains itself")
        self._inside.append(name)
        text = self.tell(passages[own])
        self._inside.pop()
        return text


# -- from the listing ----------------------------------------------------------------------------


def source_of(slug: str, say: Words) -> str:
    """Which booklets describe the game, or that none does."""
    return _source(games.listing(slug), say)


def _source(listing: Listing, say: Words) -> str:
    """Which booklets describe the game, and as what; or that it is in another book."""
    world = "world" if listing.section else ""
    key = f"rules-from-{listing.booklets or world}"
    if not say.has(key):
        return ""
    said = {"from": say(key), "title": say("booklet-title") if say.has("booklet-title") else ""}
    return say("rules-source-called" if said["title"] else "rules-source", **said)

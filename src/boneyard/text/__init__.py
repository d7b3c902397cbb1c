"""Words: everything a person reads, from Fluent catalogues.

What all games share is in `table.<lang>.ftl` here (events, reasons, prompts, options),
`rules.<lang>.ftl` (what rules pages are made of), `server.<lang>.ftl` and `cli.<lang>.ftl`;
`page.<lang>.ftl` belongs to the browser. What one game says is in the folder of the game,
`text.<lang>.ftl`: its `title`, `blurb`, `aliases`, and anything it says differently from the rest.

A language is there as soon as it has one file here, and may come text by text: what it does not say
yet is said in English, and what a game does not even say in English, in a language it speaks.
`python -m tools.coverage` shows what is missing where.

>>> words("de")("passed", name="Ada")
'Ada setzt aus.'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Message, Resource, TextElement

from boneyard import games
from boneyard.text.plain import Plain, plain, put_together

HERE = Path(__file__).parent

LANGUAGES = ("de", "en", "fr", "it", "nl")
"""The languages in which everything can be read: the one list of them, which tests hold us to."""

OFFERED = tuple(sorted({file.name.split(".")[1] for file in HERE.glob("*.*.ftl")}))
"""The languages somebody can choose: those above, and any that is on its way."""

NAMES = ("title", "aliases")
"""What a game is called."""

KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How a message begins in a catalogue."""


REMEMBERED = 1024
"""So many texts are kept for each game and language of those that Fluent put together lately: it
takes longer than anything else about a scene, and most are the same from move to move."""


_Found: TypeAlias = tuple[FluentBundle, Pattern, Plain | None]


class MissingText(KeyError):
    """No catalogue has this key: a mistake in the program, found by its tests."""


class Words:
    """The words of one language, as one game (or none) speaks them."""

    def __init__(self, language: str, slug: str | None = None) -> None:
        self.language = language
        self._slug = slug
        self._spoken = spoken(language, slug)
        self._found: dict[str, _Found | None] = {}
        """What was looked for: the scenes of a game ask for the same texts again and again."""
        self._formatted = lru_cache(REMEMBERED, typed=True)(self._format)
        self._bare: dict[str, str] = {}
        """The texts without arguments."""

    def __reduce__(self) -> tuple[Callable[..., Words], tuple[str, str | None]]:
        return words, (self.language, self._slug)

    def has(self, key: str) -> bool:
        return self._find(key) is not None

    def __call__(self, key: str, **args: Hashable) -> str:
        if args:
            return self.say(key, args)
        text = self._bare.get(key)
        if text is None:
            text = self._bare[key] = self.say(key, args)
        return text

    def say(self, key: str, args: Mapping[str, Hashable]) -> str:
        """The text of this key with these arguments."""
        found = self._find(key)
        if found is None:
            raise MissingText(key)
        text = found[2]
        together = None if text is None else put_together(text, args)
        return self._formatted(found, key, **args) if together is None else together

    def _format(self, found: _Found, key: str, /, **args: Hashable) -> str:
        bundle, pattern, _ = found
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{key} ({self.language}): {errors[0]}")
        return str(text)

    def _find(self, key: str) -> _Found | None:
        try:
            return self._found[key]
        except KeyError:
            found = self._found[key] = self._look_up(key)
            return found

    def _look_up(self, key: str) -> _Found | None:
        """The text in the first language that has it. A game that does not speak this language says
        what it has words of its own for in one that it does: the words that all games share may
        mislead there."""
        slug, own = self._slug, list[str]()
        if slug is not None and _own(slug, self.language) is None:
            own = [one for one in self._spoken if key in _own_keys(slug, one)]
        for language in own[:1] or self._spoken:
            # To read all of a language takes a while: not for a text that it has not.
            if key not in _shared_keys(language) and key not in _own_keys(slug, language):
                continue
            bundle = _bundle(language, slug)
            pattern = bundle.get_message(key).value if bundle.has_message(key) else None
            if pattern is not None:
                return bundle, pattern, plain(pattern)
        return None


def spoken(language: str, slug: str | None = None) -> tuple[str, ...]:
    """The languages to look for a text in, best first: this one, English, any the game has."""
    own = () if slug is None else _own_languages(slug)
    return tuple(dict.fromkeys((language, "en", *own)))


@cache
def words(language: str, slug: str | None = None) -> Words:
    """The words of this language (English where we do not speak it) for this game."""
    return Words(language if language in OFFERED else "en", slug)


@cache
def called(slug: str, language: str) -> tuple[str, ...]:
    """What a game is called in a language, as far as it says so itself: its title and other names.
    Quicker than its words, where all games are asked for in all languages."""
    resource = _own(slug, language)
    return tuple(
        element.value
        for entry in (() if resource is None else resource.body)
        if isinstance(entry, Message) and entry.id.name in NAMES and entry.value is not None
        for element in entry.value.elements
        if isinstance(element, TextElement)
    )


@cache
def _own_languages(slug: str) -> tuple[str, ...]:
    files = [*games.folder(slug).glob("text.*.ftl"), *games.folder(slug).glob("rules.*.md")]
    return tuple(sorted({file.name.split(".")[1] for file in files}))


@cache
def _own_keys(slug: str | None, language: str) -> frozenset[str]:
    """What a game says in its own words in this language."""
    resource = None if slug is None else _own(slug, language)
    body = () if resource is None else resource.body
    return frozenset(entry.id.name for entry in body if isinstance(entry, Message))


@cache
def _shared_keys(language: str) -> frozenset[str]:
    """What all games say in the same words: a message begins with its name, in the first column."""
    texts = [file.read_text("utf-8") for file in _files(language)]
    return frozenset(key for text in texts for key in KEY.findall(text))


@cache
def _own(slug: str, language: str) -> Resource | None:
    file = games.folder(slug) / f"text.{language}.ftl"
    return FluentResource(file.read_text("utf-8")) if file.is_file() else None


@cache
def _bundle(language: str, slug: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for resource in _shared(language):
        bundle.add_resource(resource)
    if slug is not None:
        own = _own(slug, language)
        if own is not None:
            bundle.add_resource(own, allow_overrides=True)
    return bundle


@cache
def _shared(language: str) -> tuple[Resource, ...]:
    """What all games share, read once: parsing takes far longer than anything else here."""
    return tuple(FluentResource(file.read_text("utf-8")) for file in _files(language))


def _files(language: str) -> list[Path]:
    """Where the words that all games share stand; the page reads its own."""
    files = sorted(HERE.glob(f"*.{language}.ftl"))
    return [file for file in files if not file.name.startswith("page.")]


def bot_name(number: int, language: str) -> str:
    """What the bot at this seat, counted from 1, is called wherever nobody has named it."""
    named = _page(language if language in OFFERED else "en").get(f"page-bot-name-{number}")
    return named or words(language)("bot-name", number=number)


@cache
def _page(language: str) -> dict[str, str]:
    """The plain texts of the browser; where this language lacks one, the English."""
    texts: dict[str, str] = {}
    for one in ("en", language):
        file = HERE / f"page.{one}.ftl"
        if not file.is_file():
            continue
        bundle = FluentBundle([one], use_isolating=False)
        resource = FluentResource(file.read_text("utf-8"))
        bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, Message) and entry.id.name.startswith("page-bot-name-"):
                pattern = bundle.get_message(entry.id.name).value
                if pattern is not None:
                    texts[entry.id.name] = str(bundle.format_pattern(pattern)[0])
    return texts

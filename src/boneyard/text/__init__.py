"""Words: everything a person reads, from Fluent catalogues in five languages.

What all games share is in `table.<lang>.ftl` here (events, reasons, prompts, options) and
`cli.<lang>.ftl`; `page.<lang>.ftl` belongs to the browser. What one game says is in the folder of
the game, `text.<lang>.ftl`: its `title`, `blurb`, `aliases`, and anything it says differently from
the rest.

>>> words("de")("passed", name="Ada")
'Ada passt.'
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from boneyard import games

LANGUAGES = ("de", "en", "fr", "it", "nl")
_HERE = Path(__file__).parent


class MissingText(KeyError):
    """No catalogue has this key: a mistake in the program, found by its tests."""


def in_language(slug: str, files: str, language: str) -> Path | None:
    """Of these files of a game, like `rules.*.md`, the one in this language; else the English one,
    else any: a game from elsewhere may not speak all languages."""
    folder = games.folder(slug)
    spoken = [folder / files.replace("*", short) for short in (language, "en")]
    return next((file for file in (*spoken, *sorted(folder.glob(files))) if file.is_file()), None)


class Words:
    """The words of one language, as one game (or none) speaks them."""

    def __init__(self, language: str, slug: str | None = None) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for resource in _shared(language):
            self._bundle.add_resource(resource)
        if slug is not None:
            own = in_language(slug, "text.*.ftl", language)
            if own is not None:
                resource = FluentResource(own.read_text("utf-8"))
                self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, **args: Any) -> str:
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise MissingText(key)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{key} ({self.language}): {errors[0]}")
        return str(text)


@cache
def _shared(language: str) -> tuple[Resource, ...]:
    """What all games share, read once: parsing takes far longer than anything else here."""
    files = sorted(_HERE.glob(f"*.{language}.ftl"))
    return tuple(
        FluentResource(file.read_text("utf-8"))
        for file in files
        if not file.name.startswith("page.")
    )


@cache
def words(language: str, slug: str | None = None) -> Words:
    """The words of this language (English where we do not speak it) for this game."""
    return Words(language if language in LANGUAGES else "en", slug)

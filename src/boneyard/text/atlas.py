"""The atlas: where each game is played, by what names, from which sources, and how it differs from
one that somebody knows.

Games declare their countries and sources; what countries are called, Babel knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from babel import Locale

from boneyard import games
from boneyard.text import OFFERED, called, words
from boneyard.text.differences import compared
from boneyard.text.rules import source_of

BOOKLETS = {
    "S": ("DE", "FR", "GB", "NL", "IT"),
    "L": ("DE", "FR", "IT"),
    "O": ("DE", "FR"),
    "W": ("DE",),
    "K": ("DE",),
}
"""The countries in whose languages each booklet was printed."""


class Fact(msgspec.Struct, frozen=True):
    label: str
    value: str


class Charted(msgspec.Struct, frozen=True):
    """What the atlas has about one game."""

    slug: str
    title: str
    twist: str
    facts: tuple[Fact, ...]


def places(slug: str) -> tuple[str, ...]:
    """Where a game is played, by ISO 3166, as it says itself; else where its booklets are read."""
    read = (place for tag in games.listing(slug).booklets for place in BOOKLETS.get(tag, ()))
    return games.played_in(slug) or tuple(dict.fromkeys(read))


def country(code: str, language: str) -> str:
    """What a country is called. A game from elsewhere may name what is none: it stays as it is."""
    return str(Locale.parse(language).territories.get(code, code))


def entry(
    slug: str, language: str, than: str | None = None, chosen: Mapping[str, object] | None = None
) -> Charted:
    """`than`: the game that somebody knows, to be told how this one differs with these options."""
    say = words(language, slug)
    here = _names(slug, say.language)
    elsewhere = (name for other in OFFERED for name in _names(slug, other))
    known = {name.casefold() for name in (say("title"), *here)}
    told = {
        "where" if games.played_in(slug) else "printed": ", ".join(
            country(code, say.language) for code in places(slug)
        ),
        "names": ", ".join(name for name in here if name != say("title")),
        "elsewhere": ", ".join(_once(name for name in elsewhere if name.casefold() not in known)),
        "sources": " · ".join(games.sources(slug)) or source_of(slug, say),
        "differs": "" if than is None or than == slug else compared(slug, than, chosen or {}, say),
    }
    return Charted(
        slug,
        say("title"),
        say("twist") if say.has("twist") else "",
        tuple(Fact(say(f"atlas-{name}"), text) for name, text in told.items() if text),
    )


def _names(slug: str, language: str) -> tuple[str, ...]:
    return _once(name.strip() for said in called(slug, language) for name in said.split(","))


def _once(names: Iterable[str]) -> tuple[str, ...]:
    """Each name once, however it is capitalized."""
    return tuple({name.casefold(): name for name in reversed([*names]) if name}.values())[::-1]


def in_order() -> tuple[str, ...]:
    """All games; first those that are at home somewhere."""
    return tuple(sorted(games.slugs(), key=lambda slug: not games.played_in(slug)))

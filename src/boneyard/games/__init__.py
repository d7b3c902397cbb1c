"""The games, one folder each. A game is found by its folder; adding one edits no other file.

The same folder works from another installed package: it names itself under the entry-point group
`boneyard.games`, with the game's slug and the package that is the folder:

    [project.entry-points."boneyard.games"]
    cuban = "dominoes_of_havana.cuban"
"""

from __future__ import annotations

import copyreg
import importlib
import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from pickle import UnpicklingError
from types import ModuleType

import msgspec

from boneyard.core.game import AnyGame, Listing
from boneyard.core.reading import quoted

GROUP = "boneyard.games"
SLUG = r"[a-z0-9-]{1,40}"
SAID = ("title", "blurb")
"""What the catalogue says of every game."""


class UnknownGame(LookupError):
    """There is no such game; the message names those that are meant perhaps."""

    def __init__(self, slug: str) -> None:
        near = tuple(get_close_matches(slug, slugs(), n=3))
        all_ = f"`boneyard games` lists all {len(slugs())}"
        meant = f"perhaps {', '.join(near)}?" if near else all_
        super().__init__(f"there is no game {quoted(slug)}; {meant}")
        self.slug, self.near = slug, near or slugs()


class Found(msgspec.Struct, frozen=True):
    """A game's folder, and the package it is for Python."""

    folder: Path
    package: str
    plugin: str = ""
    """The distribution it comes with, where that is not ours."""


@cache
def slugs() -> tuple[str, ...]:
    """The names of all games, in the order of the rule book; those from elsewhere come last."""
    return tuple(sorted(_found(), key=_place))


def _place(slug: str) -> tuple[bool, str, list[int], str]:
    """The games of the booklets come before those whose section begins with a letter."""
    plugin, section = _found()[slug].plugin, listing(slug).section
    numbers = section.lstrip("abcdefghijklmnopqrstuvwxyz")
    letter = section.removesuffix(numbers)
    return bool(plugin), letter, [int(part) for part in numbers.split(".") if part], slug


@cache
def _ours() -> dict[str, Found]:
    folders = (file.parent for file in Path(__file__).parent.glob("*/game.py"))
    return {
        folder.name.replace("_", "-"): Found(folder, f"{__name__}.{folder.name}")
        for folder in folders
    }


@cache
def _found() -> dict[str, Found]:
    return _ours() | _plugins()[0]


@cache
def _plugins() -> tuple[dict[str, Found], tuple[str, ...]]:
    """Games of other packages, and what is wrong with those that cannot be used."""
    found: dict[str, Found] = {}
    troubles: list[str] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        origin = entry.dist.name if entry.dist is not None else entry.value
        try:
            if entry.name in _ours() or entry.name in found:
                raise ValueError(f"there is another game called {quoted(entry.name)}")
            found[entry.name] = _plugin(entry, origin)
        except (Exception, SystemExit) as wrong:
            # Whatever a stranger's code does, the other games are played.
            said = f"{type(wrong).__name__}: {wrong}".partition("\n")[0]
            troubles.append(f"the game {quoted(entry.name)} of {origin} is left out: {said}")
    return found, tuple(troubles)


def _plugin(entry: EntryPoint, origin: str) -> Found:
    package = importlib.import_module(entry.value)
    listing = importlib.import_module(f"{entry.value}.game").LISTING
    if not isinstance(listing, Listing) or listing.slug != entry.name:
        raise ValueError(f"its LISTING is not that of a game called {quoted(entry.name)}")
    if not re.fullmatch(SLUG, listing.slug):
        raise ValueError("a game is called by small letters, digits and hyphens, at most 40")
    chosen = listing.game().options
    if not chosen.keys() >= {"set", "players"}:
        raise ValueError("every game has the options set and players")
    folder = Path(package.__path__[0])
    spoken = [file.read_text("utf-8") for file in folder.glob("text.*.ftl")]
    if not spoken or not all(
        re.search(f"^{key} *=", text, re.M) for text in spoken for key in SAID
    ):
        raise ValueError(f"a text.<language>.ftl with {' and '.join(SAID)} is missing")
    return Found(folder, entry.value, origin)


def troubles() -> tuple[str, ...]:
    """A line for each plug-in that cannot be used."""
    return _plugins()[1]


def _get(slug: str) -> Found:
    if slug not in _found():
        raise UnknownGame(slug)
    return _found()[slug]


def folder(slug: str) -> Path:
    """Where this game lives: its rules, texts and tests; raises UnknownGame."""
    return _get(slug).folder


def plugin(slug: str) -> str:
    """The distribution that brings this game, where that is not ours; raises UnknownGame."""
    return _get(slug).plugin


@cache
def package(slug: str) -> str:
    """The package of a game's folder; raises UnknownGame."""
    return _get(slug).package


def companion(slug: str, name: str) -> ModuleType | None:
    """A module of the game's folder, like its `scene` or its `bot`, if it has one; raises
    UnknownGame."""
    module = f"{_get(slug).package}.{name}"
    return importlib.import_module(module) if find_spec(module) is not None else None


def ours() -> Iterator[str]:
    """The games of this package, without plug-ins, in the order of the rule book."""
    return (slug for slug in slugs() if not plugin(slug))


def data(slug: str, name: str) -> str:
    """A text file that lies in a game's folder. The rules read no files: they ask for it here."""
    return (folder(slug) / name).read_text("utf-8")


@cache
def listing(slug: str) -> Listing:
    """The listing of this game; raises UnknownGame."""
    found: Listing = importlib.import_module(f"{_get(slug).package}.game").LISTING
    return found


def _pickled(listed: Listing) -> tuple[Callable[[str, int], Listing], tuple[str, int]]:
    """A game is sent to another process by its name: what declares its options cannot be pickled,
    and is there already."""
    return _unpickled, (listed.slug, listed.version)


def _unpickled(slug: str, version: int) -> Listing:
    found = listing(slug)
    if found.version != version:
        raise UnpicklingError(
            f"this is {slug} of version {version}, and here it has version {found.version}"
        )
    return found


copyreg.pickle(Listing, _pickled)


@cache
def kin(slug: str) -> tuple[str, ...]:
    """The games that this one takes parts over from, by their slugs; raises UnknownGame."""
    module = importlib.import_module(f"{_get(slug).package}.game")
    return tuple(name.replace("_", "-") for name in getattr(module, "LIKE", ()))


@cache
def played_in(slug: str) -> tuple[str, ...]:
    """Where people grow up with this game, by ISO 3166, if it says so; raises UnknownGame."""
    module = importlib.import_module(f"{_get(slug).package}.game")
    return tuple(getattr(module, "PLAYED_IN", ()))


@cache
def sources(slug: str) -> tuple[str, ...]:
    """Whose rules a game that is in no booklet follows; raises UnknownGame."""
    module = importlib.import_module(f"{_get(slug).package}.game")
    return tuple(getattr(module, "SOURCES", ()))


def game(slug: str, **chosen: object) -> AnyGame:
    """A game by its name, with options; what is not chosen is the booklet's default."""
    return listing(slug).game(chosen)

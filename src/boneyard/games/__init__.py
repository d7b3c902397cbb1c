"""The games, one folder each. A game is found by its folder; adding one edits no other file."""

from __future__ import annotations

import importlib
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from boneyard.core.game import AnyGame, Sheet
from boneyard.core.reading import quoted


class UnknownGame(LookupError):
    """There is no such game; the message names those that are meant perhaps."""

    def __init__(self, slug: str) -> None:
        self.slug, self.near = slug, tuple(get_close_matches(slug, slugs(), n=3)) or slugs()
        super().__init__(f"there is no game {quoted(slug)}; perhaps {', '.join(self.near)}?")


@cache
def slugs() -> tuple[str, ...]:
    """The names of all games, in the order of the rule book."""
    return tuple(sorted(_folders(), key=lambda slug: (_section(slug), slug)))


@cache
def _folders() -> dict[str, Path]:
    found = (file.parent for file in Path(__file__).parent.glob("*/game.py"))
    return {folder.name.replace("_", "-"): folder for folder in found}


def folder(slug: str) -> Path:
    """Where this game lives: its rules, texts and tests; raises UnknownGame."""
    if slug not in _folders():
        raise UnknownGame(slug)
    return _folders()[slug]


def _section(slug: str) -> list[int]:
    return [int(part) for part in sheet(slug).section.split(".")]


def data(slug: str, name: str) -> str:
    """A text file that lies in a game's folder. The rules read no files: they ask for it here."""
    return (folder(slug) / name).read_text("utf-8")


@cache
def sheet(slug: str) -> Sheet:
    """The sheet of this game; raises UnknownGame."""
    found: Sheet = importlib.import_module(f"{__name__}.{folder(slug).name}.game").SHEET
    return found


def game(slug: str, **chosen: object) -> AnyGame:
    """A game by its name, with options; what is not chosen is the booklet's default."""
    return sheet(slug).game(chosen)

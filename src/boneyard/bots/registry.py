"""The bots by name. Nothing is loaded before it is asked for: a strong bot brings a compiler."""

from __future__ import annotations

import importlib
from functools import cache
from importlib.util import find_spec
from types import ModuleType

import msgspec

from boneyard import games
from boneyard.bots.bot import Bot
from boneyard.bots.greedy import GreedyBot
from boneyard.bots.random import RandomBot

SIMPLE: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
SEARCH = "boneyard.bots.search"
"""The module of the bots that think ahead: `LEVELS` (names to levels) and `bot(name)`."""
FAMILIES = {"memory": "boneyard.bots.memory"}
"""Modules that know how to play all games of a family, each like a `bot.py` in a game's folder."""


class UnknownBot(LookupError):
    """There is no such bot; the message names those there are."""

    def __init__(self, name: str, message: str | None = None) -> None:
        super().__init__(message or f"there is no bot {name!r}; there are {', '.join(names())}")
        self.name = name


class Ranked(msgspec.Struct, frozen=True):
    """A bot as people choose it."""

    name: str
    level: int


@cache
def listed() -> tuple[Ranked, ...]:
    """All bots, the weakest first."""
    found = [Ranked(name, kind.level) for name, kind in SIMPLE.items()]
    if find_spec(SEARCH) is not None:
        levels: dict[str, int] = importlib.import_module(SEARCH).LEVELS
        found += [Ranked(name, level) for name, level in levels.items()]
    return tuple(sorted(found, key=lambda listing: listing.level))


def own_knowledge(slug: str) -> ModuleType | None:
    """What a game's folder knows about playing it well, or else its family."""
    own = games.companion(slug, "bot")
    family = FAMILIES.get(games.listing(slug).kind)
    return own if own or family is None else importlib.import_module(family)


def names() -> tuple[str, ...]:
    return tuple(listing.name for listing in listed())


@cache
def suited(slug: str) -> tuple[str, ...]:
    """The names to choose from for this game, the weakest first: those of which each has a higher
    level than the one before. Where a game has fewer levels than there are names, the strongest
    names would all be the same bot."""
    kept, strength = [], -1
    for name in names():
        level = bot(name, slug).level
        if level > strength or name == "greedy":
            kept.append(name)
            strength = max(level, strength)
    return tuple(kept)


@cache
def bot(name: str, slug: str | None = None) -> Bot:
    """The bot of this name, as it plays this game; raises UnknownBot.

    A game whose folder has a `bot.py` with a `BOT` of its own is played greedily by that one, and
    also by the names above it that are no stronger. If it has `BOTS`, one of these plays at every
    level above none: the strongest of at most that level.
    """
    if name not in names():
        raise UnknownBot(name)
    if slug is not None:
        knowledge = own_knowledge(slug)
        bots: dict[str, Bot] = getattr(knowledge, "BOTS", {})
        level = next(listing.level for listing in listed() if listing.name == name)
        able = [one for one in bots.values() if 0 < one.level <= level]
        if able:
            return max(able, key=lambda one: one.level)
        own: Bot | None = getattr(knowledge, "BOT", None)
        if own is not None and (name == "greedy" or own.level >= level > 0):
            return own
    if name in SIMPLE:
        return SIMPLE[name]()
    found: Bot = importlib.import_module(SEARCH).bot(name)
    return found

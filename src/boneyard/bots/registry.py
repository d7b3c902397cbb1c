"""The bots by name. Nothing is loaded before it is asked for: a strong bot brings a compiler."""

from __future__ import annotations

import importlib
import os
import re
import shlex
import shutil
from functools import cache
from pathlib import Path
from types import ModuleType

from boneyard import games
from boneyard.bots.beginner import Beginner
from boneyard.bots.bot import Bot
from boneyard.bots.greedy import CasualBot, GreedyBot
from boneyard.bots.random import RandomBot
from boneyard.core.game import GameKind

LEVELS = ("beginner", "casual", "strong", "master")
"""The names people choose from, the weakest first: the same in every game with opponents."""
CASUAL, STRONG = 2, 3
"""From these levels on somebody plays as well as they can see, and thinks ahead."""
SIMPLE: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Ways to play that are no level: to be compared with, and for whoever writes programs."""
FORMER = {"search-1": "strong", "search-2": "master"}
"""What bots used to be called, in tables and commands."""
SEARCH = "boneyard.bots.search"
"""The module of the bots that think ahead: `bot(name, level)`."""
FAMILIES = {"memory": "boneyard.bots.memory", "tricks": "boneyard.bots.tricks"}
"""Modules that know how to play all games of a family, each like a `bot.py` in a game's folder."""


OUTSIDE = "BONEYARD_BOTS"
"""The setting that names programs of others as bots: lines like `rusty=/opt/rusty --fast`. It is in
the environment so that every process that we start knows them too."""
NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")
MEANT = {"heaviest", "doubles-first", "sees-all", "me"}
"""Names that mean somebody else where they are measured or sit in a terminal."""


class BadBot(ValueError):
    """A program cannot be a bot; the message says why."""


class UnknownBot(LookupError):
    """There is no such bot; the message names those there are."""

    def __init__(self, name: str, message: str | None = None) -> None:
        super().__init__(message or f"there is no bot {name!r}; there are {', '.join(names())}")
        self.name = name


def own_knowledge(slug: str) -> ModuleType | None:
    """What a game's folder knows about playing it well, or else its family."""
    own = games.companion(slug, "bot")
    family = FAMILIES.get(games.listing(slug).kind)
    return own if own or family is None else importlib.import_module(family)


def names() -> tuple[str, ...]:
    """All names a bot can be seated by, the weakest first."""
    strength = {name: kind.level for name, kind in SIMPLE.items()}
    strength |= {name: level for level, name in enumerate(LEVELS, 1)}
    return (*sorted(strength, key=strength.__getitem__), *outside())


def is_known(name: str) -> bool:
    """Whether a bot can be seated by this name, or could be once."""
    return name in names() or name in FORMER


def strength(name: str) -> int:
    """How strong the bot of this name is among all that can be seated; below 0: there is none, or
    it is from outside and nobody knows."""
    called = FORMER.get(name, name)
    known = [one for one in names() if one not in outside()]
    return known.index(called) if called in known else -1


def suited(slug: str) -> tuple[str, ...]:
    """The names to choose from for this game, the weakest first, then programs from outside; none
    where one plays alone."""
    alone = games.listing(slug).kind in (GameKind.SOLO, GameKind.PUZZLE)
    return () if alone else (*LEVELS, *outside())


@cache
def bot(name: str, slug: str | None = None) -> Bot:
    """The bot of this name, as it plays this game; raises UnknownBot.

    A game whose folder has a `bot.py` with `BOTS` is played by these from `casual` on, the weakest
    first; the last of them also plays at the levels above. One with a single `BOT` is played by
    that one.
    """
    name = FORMER.get(name, name)
    if name not in names():
        raise UnknownBot(name)
    if name in outside():
        from boneyard.bots.outside import Outside

        return Outside(name, outside()[name])
    if name in SIMPLE and name != GreedyBot.name:
        return SIMPLE[name]()
    if name == Beginner.name:
        return Beginner(bot("greedy", slug))
    level = CASUAL if name == "greedy" else LEVELS.index(name) + 1
    own = () if slug is None else own_bots(slug)
    if own:
        return own[min(level - CASUAL, len(own) - 1)]
    if level < STRONG:
        return GreedyBot() if name == GreedyBot.name else CasualBot()
    found: Bot = importlib.import_module(SEARCH).bot(name, level)
    return found


def outside() -> dict[str, str]:
    """The programs that are bots here, by name: the command of each. Raises BadBot."""
    try:
        return _read(os.environ.get(OUTSIDE, ""))
    except BadBot as wrong:
        raise BadBot(f"{OUTSIDE}: {wrong}") from None


def bring(told: str) -> None:
    """Let a program play under a name, here and in the processes that we start from now on:
    `NAME=COMMAND`. Raises BadBot."""
    if len(told.splitlines()) > 1:
        raise BadBot("a bot from outside is given in one line, NAME=COMMAND")
    lines = [*filter(None, [os.environ.get(OUTSIDE)]), told]
    _read("\n".join(lines))
    os.environ[OUTSIDE] = "\n".join(lines)
    bot.cache_clear()


@cache
def _read(lines: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in filter(None, map(str.strip, lines.splitlines())):
        name, equals, command = (part.strip() for part in line.partition("="))
        if not equals or not command:
            raise BadBot(f"a bot from outside is given as NAME=COMMAND, not {line!r}")
        if not NAME.fullmatch(name):
            raise BadBot(f"{name!r} is no name for a bot: lower-case letters, figures and hyphens")
        if name in found or name in LEVELS or name in SIMPLE or name in FORMER or name in MEANT:
            raise BadBot(f"another bot is called {name!r} already")
        check_command(command)
        found[name] = command
    return found


def check_command(command: str) -> None:
    """Raises BadBot where no program can be started by this command."""
    try:
        program = next(iter(shlex.split(command)), "")
    except ValueError as wrong:
        raise BadBot(f"cannot read the command {command!r}: {wrong}") from None
    if shutil.which(program) is None:
        there = Path(program).is_file()
        why = "cannot be run: make it executable" if there else "is not there"
        raise BadBot(f"the program {program!r} {why}")


def own_bots(slug: str) -> tuple[Bot, ...]:
    """The bots this game or its family brings, the weakest first."""
    knowledge = own_knowledge(slug)
    several: dict[str, Bot] = getattr(knowledge, "BOTS", {})
    if several:
        return tuple(sorted(several.values(), key=lambda one: one.level))
    one: Bot | None = getattr(knowledge, "BOT", None)
    return () if one is None else (one,)

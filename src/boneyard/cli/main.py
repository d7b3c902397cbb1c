"""`boneyard`: one command, a module for each of its verbs.

What a person did wrong is told in a sentence on standard error, with exit status 2; nothing is
left half done.
"""

from __future__ import annotations

import errno
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import boneyard
from boneyard import games
from boneyard.bots import BadBot, UnknownBot
from boneyard.cli.interrupt import INTERRUPTED
from boneyard.cli.mistake import Mistake
from boneyard.cli.parser import Parser, below, meant
from boneyard.core.actions import BadNotation
from boneyard.core.options import BadOption
from boneyard.core.reading import quoted
from boneyard.games import UnknownGame
from boneyard.notation.record import BadRecord

VERBS = {
    "play": "play a game in this terminal",
    "serve": "open the tables in the browser, for yourself or for friends",
    "backup": "copy all tables of a server while it runs",
    "restore": "put such a copy back",
    "forget": "delete tables that nobody has touched for long",
    "games": "list all games, or what can be chosen in one of them",
    "atlas": "where games are played, by what names, and how they differ from one you know",
    "rules": "read the rules of a game",
    "learn": "be shown a game: in one minute, then move by move",
    "replay": "play a record again, checking every move",
    "picture": "draw a position of a record, to show it to others",
    "analyse": "look back at a match: what was given away, and what was luck",
    "luck": "how much of a game is in the deal, and what the opening is worth",
    "verify": "check that the deals of a record were fair",
    "simulate": "let bots play many games and count",
    "ladder": "find out which bots are better, on the same deals",
    "bots": "list the bots, or try a program of your own as one",
    "train": "let a player teach itself a game, by playing against itself",
    "exploit": "find out exactly what a bot loses to a perfect opponent, in a game cut down",
    "bench": "measure how fast games are played",
    "solve": "decide puzzles, and count what can be counted",
    "completion": "let your shell complete what you type",
    "manual": "print the manual page",
}
"""Each verb has a module of its name here, with `add(parser)` and `run(args)`."""

MISTAKES = (Mistake, UnknownGame, BadOption, BadNotation, BadRecord, BadBot, UnknownBot)
FULL = (errno.ENOSPC, errno.EDQUOT)
"""What is written to has no more room."""


def parser() -> Parser:
    """The whole command line; `boneyard --help` shows its verbs."""
    found = Parser(
        prog="boneyard",
        description="Every domino game of five printed rule booklets, and games of the world.",
        epilog="`boneyard VERB --help` tells more about a verb.",
    )
    found.add_argument("--version", action="version", version=f"boneyard {boneyard.__version__}")
    verbs = found.add_subparsers(dest="verb", metavar="VERB", required=True)
    for name, what in VERBS.items():
        verbs.add_parser(name, help=what, description=what.capitalize() + ".", add_help=False)
    return found


def verb_parser(name: str) -> Parser:
    """The command line of one verb, whose module is loaded for it."""
    found = Parser(prog=f"boneyard {name}", description=VERBS[name].capitalize() + ".")
    _module(name).add(found)
    return found


def whole_parser() -> Parser:
    """The command line with all that every verb takes."""
    found = parser()
    for name, verb in below(found):
        _module(name).add(verb)
    return found


def _module(verb: str) -> Any:
    """Loaded only when its verb is used: `serve` brings a whole web server."""
    return importlib.import_module(f"boneyard.cli.{verb}")


def main(arguments: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if arguments is None else arguments)
    _open_closed()
    try:
        return _run(words)
    except MISTAKES as mistake:
        return _complain(str(mistake))
    except BrokenPipeError:
        # Whoever read our output has gone: there is nobody to tell, and nothing to flush into.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as wrong:
        if wrong.errno not in FULL:
            raise
        # Python flushes once more at the end, and would fail once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"boneyard: cannot write: {wrong.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _open_closed() -> None:
    """Whoever closed our output (`>&-`) wants nothing of it; Python has None there, which nobody
    can write to."""
    for name, stream in (("stdout", sys.stdout), ("stderr", sys.stderr)):
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115


def _run(words: list[str]) -> int:
    name = words[0] if words else ""
    if name not in VERBS:
        if name and not name.startswith("-"):
            near = meant(name, VERBS) or "; see `boneyard --help`"
            raise Mistake(f"there is no verb {quoted(name)}{near}")
        parser().parse_args(words or ["--help"])
    asked = verb_parser(name).read(words[1:])
    for trouble in games.troubles():
        print(f"boneyard: {trouble}", file=sys.stderr)
    status = _module(name).run(asked)
    sys.stdout.flush()
    return int(status or 0)


def _complain(message: str) -> int:
    print(f"boneyard: {message}", file=sys.stderr)
    return 2

"""Choosing a game and its options on the command line, and the language to read."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

import boneyard
from boneyard import bots
from boneyard.bots.contenders import STAND_IN
from boneyard.cli.mistake import Mistake
from boneyard.core.game import AnyGame
from boneyard.text import OFFERED


def add_options(parser: argparse.ArgumentParser) -> None:
    """What every verb takes that plays a game, besides its name and who sits at the table."""
    parser.add_argument("--set", metavar="N", help="the set: 6 for double-six, …")
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE",
        help="any other option of the game; `boneyard games GAME` lists them; NAME=@FILE takes "
        "what is in a file, like numbers=@puzzle.txt",
    )  # fmt: skip


def add_bots(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bot", action="append", default=[], type=_bot, metavar="NAME=COMMAND",
        help="a program that plays under this name (docs/bots-from-outside.md); may be repeated",
    )  # fmt: skip


def _bot(told: str) -> str:
    try:
        bots.bring(told)
    except bots.BadBot as wrong:
        raise argparse.ArgumentTypeError(str(wrong)) from None
    return told


def forfeited(decisions: int) -> str:
    """What is said of decisions that programs from outside have lost."""
    return f"{decisions} decisions were lost by programs from outside; {STAND_IN} made them."


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=OFFERED, default=language(), help="what to read")


def language() -> str:
    """The language of the terminal, where we speak it."""
    spoken = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "en")[:2].lower()
    return spoken if spoken in OFFERED else "en"


def game_of(args: argparse.Namespace) -> AnyGame:
    """The game that the arguments describe; raises UnknownGame or BadOption."""
    chosen = {"players": args.players, "set": args.set}
    return boneyard.listing(args.slug).game(chosen | options_of(args.option))


def options_of(pairs: Sequence[str]) -> dict[str, str]:
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Mistake(f"an option is written NAME=VALUE, like match=points:100, not {pair!r}")
        value = value.strip()
        options[name.strip().replace("-", "_")] = _from_file(value) if value[:1] == "@" else value
    return options


def _from_file(name: str) -> str:
    try:
        return Path(name[1:]).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise Mistake(f"cannot read {name[1:]}: {wrong}") from None

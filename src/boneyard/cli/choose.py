"""Choosing a game and its options on the command line, and the language to read."""

from __future__ import annotations

import argparse
import os
from decimal import Decimal, InvalidOperation
from hashlib import sha256
from pathlib import Path

import boneyard
from boneyard import bots
from boneyard.cli.mistake import Mistake
from boneyard.core.game import AnyGame
from boneyard.core.reading import quoted, signed
from boneyard.text import OFFERED

MOST = 10**15
"""More than anybody can wait for."""


def add_game(parser: argparse.ArgumentParser, *, needed: bool = True) -> None:
    """A game and its options, first of all on the line: `all-fives players=3 set=9`."""
    parser.add_argument(
        "slug", nargs=None if needed else "?", metavar="GAME",
        help="its name; `boneyard games` lists them",
    )  # fmt: skip
    parser.add_argument(
        "chosen", nargs="*", default=[], metavar="NAME=VALUE",
        help="an option of the game, like players=3; `boneyard games GAME` lists them; NAME=@FILE "
        "takes what is in a file, like numbers=@puzzle.txt",
    )  # fmt: skip
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE",
        help="the same, as an option of the command line",
    )  # fmt: skip


def add_set(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--set", metavar="N", help="the set: 6 for double-six, …")


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


def whole_number(text: str) -> int:
    """A whole number on the command line; large ones may be written like 1e6 or 1_000_000."""
    try:
        number = Decimal(text.replace("_", "") if text.isascii() else "")
    except InvalidOperation:
        number = Decimal("NaN")
    if not (number.is_finite() and abs(number) < MOST and number == int(number)):
        raise argparse.ArgumentTypeError(f"a whole number, like 1000 or 1e6, not {quoted(text)}")
    return int(number)


def number(text: str) -> float:
    """A number on the command line, perhaps with a fraction."""
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"a number, like 0.5, not {quoted(text)}") from None


def names(text: str) -> list[str]:
    """The names in a list like `strong,casual`; raises Mistake."""
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise Mistake(f"names are written like strong,casual, not {quoted(text)}")
    return found


def seed(text: str) -> int | str:
    """A number or any other text, as for `boneyard.table(seed=…)`."""
    number = signed(text)
    return text if number is None else number


def number_seed(text: str) -> int:
    """The same, for chance that has to begin with a number."""
    found = seed(text)
    if isinstance(found, int):
        return found
    return int.from_bytes(sha256(found.encode()).digest()[:6], "big")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=OFFERED, default=language(), help="what to read")


def language() -> str:
    """The language of the terminal, where we speak it."""
    spoken = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "en")[:2].lower()
    return spoken if spoken in OFFERED else "en"


def game_of(args: argparse.Namespace) -> AnyGame:
    """The game that the arguments describe; raises UnknownGame or BadOption."""
    chosen = {"players": args.players, "set": args.set}
    return boneyard.listing(args.slug).game(chosen | options_of(args))


def options_of(args: argparse.Namespace) -> dict[str, str]:
    """The options that are written NAME=VALUE; raises Mistake."""
    options = {}
    for pair in [*args.option, *args.chosen]:
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

"""`boneyard rules`: the rules page of a game."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from rich.console import Console
from rich.markdown import Markdown

from boneyard.cli.choose import add_language, add_options, options_of
from boneyard.text.rules import rules_page


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("slug", metavar="GAME")
    parser.add_argument(
        "chosen", nargs="*", metavar="NAME=VALUE",
        help="an option, like set=9 or players=3: only what is played with it is told",
    )  # fmt: skip
    parser.add_argument("--players", metavar="N", help="how many play")
    add_options(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    wished = {"set": args.set, "players": args.players}
    given = {name: value for name, value in wished.items() if value is not None}
    show(args.slug, args.lang, given | options_of([*args.option, *args.chosen]))
    return 0


def show(slug: str, language: str, chosen: Mapping[str, object]) -> None:
    """Print the rules page of a game, as it is played with these options."""
    Console().print(Markdown(rules_page(slug, language, chosen)))

"""`boneyard rules`: the rules page of a game."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from rich.console import Console
from rich.markdown import Markdown

from boneyard.cli.choose import add_game, add_language, add_set, options_of
from boneyard.text.rules import rules_page


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--players", metavar="N", help="how many play")
    add_set(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    wished = {"set": args.set, "players": args.players}
    given = {name: value for name, value in wished.items() if value is not None}
    show(args.slug, args.lang, given | options_of(args))
    return 0


def show(slug: str, language: str, chosen: Mapping[str, object]) -> None:
    """Print the rules page of a game, as it is played with these options."""
    console = Console()
    with console.capture() as page:
        console.print(Markdown(rules_page(slug, language, chosen)))
    # Rich fills its lines with blanks, which nobody wants in a file.
    print("\n".join(line.rstrip() for line in page.get().splitlines()))

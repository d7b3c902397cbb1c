"""`boneyard rules`: the rules page of a game."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from boneyard.cli.choose import add_game, add_language, add_set, options_of
from boneyard.text.rules import given, rules_page, rules_parts
from boneyard.view.rule_page import Picture, pieces, printed


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--players", metavar="N", help="how many play")
    add_set(parser)
    parser.add_argument("--brief", action="store_true", help="only how to play in one minute")
    parser.add_argument("--html", metavar="FILE", help="write the page to a file, to be printed")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    wished = {"set": args.set, "players": args.players}
    given = {name: value for name, value in wished.items() if value is not None} | options_of(args)
    if args.html is not None:
        Path(args.html).write_text(printed([args.slug], args.lang, given), "utf-8")
    else:
        show(args.slug, args.lang, given, brief=args.brief)
    return 0


def show(slug: str, language: str, chosen: Mapping[str, object], *, brief: bool = False) -> None:
    """Print the rules page of a game, as it is played with these options."""
    told = rules_parts(slug, language, chosen)
    text = (
        f"# {told.title}\n\n{told.minute}"
        if brief and told.minute
        else rules_page(slug, language, chosen)
    )
    _print(pieces(slug, text, given(slug, chosen), told.say))


def _print(page: Iterable[str | Picture]) -> None:
    console = Console()
    with console.capture() as printed:
        for piece in page:
            if isinstance(piece, str):
                console.print(Markdown(piece))
                continue
            console.print(Padding(Text(piece.drawn.text), (1, 0, 1, 2)))
            console.print(Markdown(piece.caption))
            console.print()
    # Rich fills its lines with blanks, which nobody wants in a file.
    print("\n".join(line.rstrip() for line in printed.get().splitlines()))

"""`boneyard rules`: the rules page of a game."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from boneyard import games
from boneyard.cli.choose import add_game, add_language, add_set, options_of
from boneyard.cli.mistake import Mistake
from boneyard.text.rules import given, rules_page, rules_parts
from boneyard.view.rule_page import Picture, pieces, printed


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser, needed=False)
    parser.add_argument("--all", action="store_true", help="all games, as a booklet; with --out")
    parser.add_argument("--players", metavar="N", help="how many play")
    add_set(parser)
    parser.add_argument("--brief", action="store_true", help="only how to play in one minute")
    parser.add_argument("--out", metavar="FILE", help="write it as HTML, to be printed")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    wished = {"set": args.set, "players": args.players}
    chosen = {name: value for name, value in wished.items() if value is not None}
    if args.all:
        if args.slug is not None or chosen or args.out is None:
            raise Mistake("--all takes no game and no options, and wants --out FILE")
        _write(args.out, printed(games.slugs(), args.lang, {}))
        return 0
    if args.slug is None:
        raise Mistake("which game? `boneyard games` lists them all")
    chosen |= options_of(args)
    if args.out is not None:
        _write(args.out, printed([args.slug], args.lang, chosen))
    else:
        show(args.slug, args.lang, chosen, brief=args.brief)
    return 0


def _write(file: str, page: str) -> None:
    try:
        Path(file).write_text(page, "utf-8")
    except OSError as wrong:
        raise Mistake(f"cannot write {file}: {wrong.strerror}") from None


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

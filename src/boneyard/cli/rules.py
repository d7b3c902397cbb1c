"""`boneyard rules`: the rules page of a game."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markdown import Markdown

from boneyard.cli.choose import add_language
from boneyard.games import folder


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("slug", metavar="GAME")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    page = folder(args.slug) / f"rules.{args.lang}.md"
    Console().print(Markdown(page.read_text("utf-8")))
    return 0

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
    show(args.slug, args.lang)
    return 0


def show(slug: str, language: str) -> None:
    """Print the rules page of a game."""
    page = folder(slug) / f"rules.{language}.md"
    Console().print(Markdown(page.read_text("utf-8")))

"""`boneyard rules`: the rules page of a game."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markdown import Markdown

from boneyard.cli.choose import add_language
from boneyard.cli.mistake import Mistake
from boneyard.text import in_language


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("slug", metavar="GAME")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    show(args.slug, args.lang)
    return 0


def show(slug: str, language: str) -> None:
    """Print the rules page of a game."""
    page = in_language(slug, "rules.*.md", language)
    if page is None:
        raise Mistake(f"{slug} comes without rules to read")
    Console().print(Markdown(page.read_text("utf-8")))
